import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ParamsOf } from '@wellmet/platform/database/statement.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays, monthOfDate, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Membership } from './people.store.ts'
import type { Question } from './question.rules.ts'
import { daysMeant, type Condition } from './conditions.rules.ts'
import { listNetworksOf, listPeopleWhoLeft, listPeopleByConditions } from './conditions.store.ts'

/** People of whom holds what the question says of time and relationship, the closest first; null where it says nothing. */
export async function findPeopleByConditions(
  tx: Tx,
  call: Pick<MemberCall, 'services'>,
  me: Membership['me'],
  { conditions, slots }: Pick<Question, 'conditions' | 'slots'>,
): Promise<string[] | null> {
  if (conditions.length === 0 || me === null) return null
  const sets: string[][] = []
  for (const condition of conditions) sets.push(await peopleOf(tx, call, me, condition, slots))
  const [first = [], ...others] = sets
  const alsoIn = others.map((people) => new Set(people))
  return first.filter((personId) => alsoIn.every((people) => people.has(personId)))
}

type Wanted = ParamsOf<typeof listPeopleByConditions>

/** All of a network: nothing is asked of the relationship but that it is there. */
const anyRelationship: Omit<Wanted, 'networkId'> = {
  silentSince: null,
  contactFrom: null,
  contactUntil: null,
  isUnanswered: false,
  isTwoWay: false,
  leastStrength: 0,
  evidenceKinds: null,
  evidenceFrom: null,
  evidenceUntil: null,
}

async function peopleOf(
  tx: Tx,
  { services }: Pick<MemberCall, 'services'>,
  me: number,
  condition: Condition,
  slots: Question['slots'],
): Promise<string[]> {
  const now = services.now()
  const list = async (networkId: number, wanted: Partial<Wanted> = {}): Promise<string[]> =>
    (await listPeopleByConditions(tx, { ...anyRelationship, networkId, ...wanted })).map(({ personId }) => personId)
  switch (condition.kind) {
    case 'silent':
      return list(me, { silentSince: utcDay(now) - condition.days })
    case 'unanswered':
      return list(me, { isUnanswered: true })
    case 'close':
      return list(me, { isTwoWay: true, leastStrength: strengthBands.fair })
    case 'mine':
      return list(me)
    case 'contacted': {
      const { from, until } = daysMeant(condition.when ?? { kind: 'last', days: 36_500 }, now)
      return list(me, { contactFrom: from, contactUntil: until })
    }
    case 'met':
    case 'connected': {
      const { from, until } = daysMeant(condition.when ?? { kind: 'last', days: 36_500 }, now)
      const kinds = [condition.kind === 'met' ? evidenceKinds.meeting : evidenceKinds.linkedinConnection]
      return list(me, { evidenceKinds: kinds, evidenceFrom: from, evidenceUntil: until })
    }
    case 'knownBy': {
      const people: string[] = []
      for (const { networkId } of await listNetworksOf(tx, { me, name: condition.name }))
        people.push(...(await list(networkId)))
      return [...new Set(people)]
    }
    default: {
      const keys = personKeys(services)
      const names = slots.filter(({ part }) => part === 'former').flatMap((slot) => slot.names ?? [])
      const fromMonth = monthOfDate(addDays(now, -condition.days))
      const rows = await listPeopleWhoLeft(tx, { companies: names.map((name) => keys.company(name)), fromMonth })
      return rows.map(({ personId }) => personId)
    }
  }
}
