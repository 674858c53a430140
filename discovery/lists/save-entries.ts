import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostEntries, type CollectionEntry, type NewEntry } from './collections.contract.ts'
import { mayHold, refusalWords } from './collections.rules.ts'
import { lockCollection, touchCollection } from './collections.store.ts'
import { describeEntries } from './describe-entries.ts'
import { countEntries, insertEntries, listEntries, listPeopleNow } from './entries.store.ts'
import { findCollection } from './show-collections.ts'

/** What is saved: the number of a person or a company, and its name as the viewer sees it now. */
export interface Saving {
  person: string | null
  company: string | null
  name: string
}

/** Whoever is in it already stays as they are, note included. */
export const saveEntries = (call: MemberCall, id: string, entries: readonly NewEntry[]) =>
  call.db.transaction(async (tx): Promise<{ added: number; entries: CollectionEntry[] }> => {
    const { kind } = await findCollection(tx, id)
    const savings = [
      ...(await seenPeople(
        tx,
        call,
        entries.flatMap((entry) => ('personId' in entry ? entry.personId : [])),
      )),
      ...namedCompanies(
        call,
        entries.flatMap((entry) => ('company' in entry ? entry.company : [])),
      ),
    ]
    if (kind !== 'targets' && savings.some(({ person }) => !mayHold(kind, person === null ? 'company' : 'person')))
      throw fail('unprocessable', refusalWords(kind))
    const added = await keep(call, id, savings)
    if (added === 0) call.answer.status(200)
    const rows = await listEntries(tx, {
      collection: id,
      people: savings.flatMap(({ person }) => person ?? []),
      companies: savings.flatMap(({ company }) => company ?? []),
      limit: savings.length,
    })
    return { added, entries: await describeEntries(tx, call, rows) }
  })

/** By the ids that the viewer was shown. Whom they cannot see, they cannot save. */
export async function seenPeople(tx: Tx, call: MemberCall, shown: readonly string[]): Promise<Saving[]> {
  if (shown.length === 0) return []
  const asked = shown.map((id) => personIds(call).read(id)?.toString())
  const known = asked.filter((person) => person !== undefined)
  const people = [...new Set((await listPeopleNow(tx, { people: known })).map(({ personId }) => personId))]
  const ways = await findPathsTo(tx, call, people)
  if (known.length < asked.length || people.some((person) => !ways.has(person))) throw notFound('person')
  return people.map((person) => ({ person, company: null, name: getFrom(ways, person).person.name }))
}

/** They need not be in sight: the number of a company follows from its name and says nothing of who knows it. */
export function namedCompanies({ services }: MemberCall, names: readonly string[]): Saving[] {
  const keys = personKeys(services.config.SECRET)
  const savings = names.map((name) => ({ person: null, company: keys.company(name), name }))
  return [...new Map(savings.map((saving) => [saving.company, saving])).values()]
}

const keep = ({ db, viewer, services }: MemberCall, collection: string, savings: readonly Saving[]): Promise<number> =>
  db.asSystem(async (tx) => {
    const now = services.now()
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const locked = await lockCollection(tx, { networkId, id: collection })
    if (!locked) throw notFound('collection')
    const added = await insertEntries(tx, {
      networkId,
      collection,
      ids: savings.map(() => newId()),
      people: savings.map(({ person }) => person),
      companies: savings.map(({ company }) => company),
      names: savings.map(({ name }) => name),
      now,
    })
    const counted = await countEntries(tx, { networkId, collection })
    if (counted.n > mostEntries)
      throw fail('conflict', `A collection holds ${mostEntries} entries at most. Take some out, or begin another one.`)
    if (added.length > 0) await touchCollection(tx, { networkId, id: collection, now })
    return added.length
  })
