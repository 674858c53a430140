import { findSamePeople, type PairOfEntries } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { PersonFacts } from '@wellmet/identity/same-person/person-facts.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listApart, listPersonFacts } from './duplicates.store.ts'

/** What the contacts of one network say about who they are. Nothing of other networks is read. */
export async function readPersonFacts(tx: Tx, networkId: number): Promise<PersonFacts[]> {
  const rows = await listPersonFacts(tx, { networkId })
  return rows.map(({ personId, linkedinSlug, ...row }) => ({ ...row, id: personId, profile: linkedinSlug }))
}

/** Says which two the member keeps separate. */
export async function readSeparations(tx: Tx, networkId: number): Promise<(a: string, b: string) => boolean> {
  const apart = new Set((await listApart(tx, { networkId })).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  return (a, b) => apart.has(`${a} ${b}`)
}

/**
 * Pairs of contacts that may be one person; the likeliest first. Those that an import would join are among them: a member
 * may have added or edited one since.
 */
export async function findDuplicates(tx: Tx, networkId: number): Promise<PairOfEntries[]> {
  const facts = await readPersonFacts(tx, networkId)
  const { asked, joined } = findSamePeople(facts, { isApart: await readSeparations(tx, networkId) })
  return [...joined, ...asked].toSorted((one, other) => other.weight.bits - one.weight.bits)
}
