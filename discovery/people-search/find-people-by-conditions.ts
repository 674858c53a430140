import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ParamsOf } from '@wellmet/platform/database/statement.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { addDays, monthOfDate, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { joinedWords } from '@wellmet/identity/names/name-words.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Membership } from './people.store.ts'
import type { Question } from '../questions/question.rules.ts'
import type { Condition } from '../questions/conditions.rules.ts'
import { daysMeant, endOfLast } from '../questions/when.rules.ts'
import { listNetworksOf, listPeopleWhoLeft, listPeopleByConditions, listWithNamesakes } from './conditions.store.ts'

export interface FoundByConditions {
  /** The closest first. */
  people: string[]
  /** What holds for nobody at all. */
  unmet: Condition[]
}

/** People of whom holds what the question says of time and relationship; null where it says nothing. */
export async function findPeopleByConditions(
  tx: Tx,
  call: Pick<ReaderCall, 'services'>,
  me: Membership['me'],
  { conditions, slots }: Pick<Question, 'conditions' | 'slots'>,
): Promise<FoundByConditions | null> {
  if (conditions.length === 0 || me === null) return null
  const sets: string[][] = []
  for (const condition of conditions) sets.push(await peopleOf(tx, call, me, condition, slots))
  const [first = [], ...others] = sets
  const alsoIn = others.map((people) => new Set(people))
  return {
    people: first.filter((personId) => alsoIn.every((people) => people.has(personId))),
    unmet: conditions.filter((_, at) => sets[at]?.length === 0),
  }
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
  newFrom: null,
  newUntil: null,
}

async function peopleOf(
  tx: Tx,
  { services }: Pick<ReaderCall, 'services'>,
  me: number,
  condition: Condition,
  slots: Question['slots'],
): Promise<string[]> {
  const now = services.now()
  const list = async (networkId: number, wanted: Partial<Wanted> = {}): Promise<string[]> =>
    (await listPeopleByConditions(tx, { ...anyRelationship, networkId, ...wanted })).map(({ personId }) => personId)
  /** With whatever else stands in an entry of the same name: the closest first, then the others. */
  const listMine = async (wanted: Partial<Wanted>): Promise<string[]> => {
    const people = await list(me, wanted)
    const { silentSince = null } = wanted
    const rows = people.length === 0 ? [] : await listWithNamesakes(tx, { networkId: me, people, silentSince })
    const all = new Set(rows.map(({ personId }) => personId))
    return [...new Set([...people.filter((personId) => all.has(personId)), ...all])]
  }
  switch (condition.kind) {
    case 'silent':
      return listMine({ silentSince: utcDay(now) - condition.days })
    case 'silentSince':
      return listMine({ silentSince: endOfLast(condition.when, now) })
    case 'unanswered':
      return list(me, { isUnanswered: true })
    case 'close':
      return listMine({ isTwoWay: true, leastStrength: strengthBands.fair })
    case 'closest':
    case 'mine':
      return list(me)
    case 'contacted': {
      const { from, until } = daysMeant(condition.when ?? { kind: 'last', days: 36_500 }, now)
      return listMine({ contactFrom: from, contactUntil: until })
    }
    case 'met':
    case 'connected': {
      const { from, until } = daysMeant(condition.when ?? { kind: 'last', days: 36_500 }, now)
      const isMet = condition.kind === 'met'
      const kinds = [isMet ? evidenceKinds.meeting : evidenceKinds.linkedinConnection]
      const wanted = { evidenceKinds: kinds, evidenceFrom: from, evidenceUntil: until }
      return isMet ? listMine(wanted) : list(me, wanted)
    }
    case 'new': {
      const { from, until } = daysMeant(condition.when ?? { kind: 'last', days: 31 }, now)
      return list(me, { newFrom: from, newUntil: until })
    }
    case 'teammates':
    case 'knownBy': {
      const people: string[] = []
      const isMeant = condition.kind === 'knownBy' ? hasName(condition.name) : () => true
      for (const { networkId, ownerName } of await listNetworksOf(tx, { me }))
        if (isMeant(ownerName)) people.push(...(await list(networkId)))
      return [...new Set(people)]
    }
    default: {
      const keys = personKeys(services)
      const names = slots.filter(({ part }) => part === 'former').flatMap((slot) => slot.names ?? [])
      const companies = condition.kind === 'moved' ? null : names.map((name) => keys.company(name))
      const { from } = daysMeant(condition.when, now)
      // Files say the month at best, and often only the year.
      const days = condition.when.kind === 'last' ? Math.max(condition.when.days, 366) : utcDay(now) - from
      const fromMonth = monthOfDate(addDays(now, -days))
      const rows = await listPeopleWhoLeft(tx, { companies, fromMonth })
      return rows.map(({ personId }) => personId)
    }
  }
}

/** Mei-Lin is found as Mei, Mei-Lin, Mei-Lin Chen and Meilin. */
const hasName =
  (asked: string) =>
  (name: string): boolean => {
    const words = new Set([...wordsOf(name), ...joinedWords(name)])
    return wordsOf(asked).every((word) => words.has(word))
  }
