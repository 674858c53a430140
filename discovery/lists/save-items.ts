import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostItems, type SavedListItem, type NewItem } from './saved-lists.contract.ts'
import { savedListsMessages } from './saved-lists.messages.ts'
import { mayHold, refusalWords } from './saved-lists.rules.ts'
import { lockSavedList, touchSavedList } from './saved-lists.store.ts'
import { describeItems } from './describe-items.ts'
import { countItems, insertItems, listItems, listPeopleNow } from './items.store.ts'
import { findSavedList } from './show-saved-lists.ts'

/** What is saved: the number of a person or a company, and its name as the viewer sees it now. */
export interface Saving {
  person: string | null
  company: string | null
  name: string
}

/** Whoever is in it already stays as they are, note included. */
export const saveItems = (call: MemberCall, id: string, items: readonly NewItem[]) =>
  call.db.transaction(async (tx): Promise<{ added: number; items: SavedListItem[] }> => {
    const { kind } = await findSavedList(tx, id)
    const savings = [
      ...(await seenPeople(
        tx,
        call,
        items.flatMap((item) => ('personId' in item ? item.personId : [])),
      )),
      ...namedCompanies(
        call,
        items.flatMap((item) => ('company' in item ? item.company : [])),
      ),
    ]
    if (kind !== 'targets' && savings.some(({ person }) => !mayHold(kind, person === null ? 'company' : 'person')))
      throw fail('unprocessable', refusalWords(kind))
    const added = await keep(tx, call, id, savings)
    if (added === 0) call.answer.status(200)
    const rows = await listItems(tx, {
      savedList: id,
      people: savings.flatMap(({ person }) => person ?? []),
      companies: savings.flatMap(({ company }) => company ?? []),
      limit: savings.length,
    })
    return { added, items: await describeItems(tx, call, rows) }
  })

/** By the ids that the viewer was shown. Whom they cannot see, they cannot save. */
export async function seenPeople(tx: Tx, call: MemberCall, shown: readonly string[]): Promise<Saving[]> {
  if (shown.length === 0) return []
  const asked = shown.map((id) => personIds(call).read(id)?.toString())
  const known = asked.filter((person) => person !== undefined)
  const people = [...new Set((await listPeopleNow(tx, { people: known })).map(({ personId }) => personId))]
  const foundPaths = await findPathsTo(tx, call, people)
  if (known.length < asked.length || people.some((person) => !foundPaths.has(person))) throw notFound('person')
  return people.map((person) => ({ person, company: null, name: getFrom(foundPaths, person).person.name }))
}

/** They need not be in sight: the number of a company follows from its name and says nothing of who knows it. */
export function namedCompanies({ services }: MemberCall, names: readonly string[]): Saving[] {
  const keys = personKeys(services)
  const savings = names.map((name) => ({ person: null, company: keys.company(name), name }))
  return [...new Map(savings.map((saving) => [saving.company, saving])).values()]
}

async function keep(
  tx: Tx,
  { viewer, services }: MemberCall,
  savedList: string,
  savings: readonly Saving[],
): Promise<number> {
  const now = services.now()
  const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
  const locked = await lockSavedList(tx, { networkId, id: savedList })
  if (!locked) throw notFound('collection')
  const added = await insertItems(tx, {
    networkId,
    savedList,
    ids: savings.map(() => newId()),
    people: savings.map(({ person }) => person),
    companies: savings.map(({ company }) => company),
    names: savings.map(({ name }) => name),
    now,
  })
  const counted = await countItems(tx, { networkId, savedList })
  if (counted.n > mostItems) throw fail('conflict', savedListsMessages.listFull({ most: mostItems }))
  if (added.length > 0) await touchSavedList(tx, { networkId, id: savedList, now })
  return added.length
}
