import { findSamePeople } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { readPersonFacts } from '../duplicates/find-duplicates.ts'
import { insertTargetKeys, joinTargetsByKey, listTargetsByName } from './targets.store.ts'

/**
 * Targets of whom only a name is known become the contact who is very likely the same person, by the rules that join
 * contacts. Whoever has the address or the profile of a contact is that contact.
 */
export async function joinTargets(tx: Tx, networkId: number, people: ReadonlySet<string>): Promise<void> {
  if (people.size === 0) return
  await joinTargetsByKey(tx, { networkId })
  const targets = await listTargetsByName(tx, { networkId })
  if (targets.length === 0) return
  const contacts = await readPersonFacts(tx, networkId)
  const blank = { emails: [], phones: [], profile: null, location: null }
  const entries = targets.map(({ personId, ...facts }) => ({ ...blank, ...facts, id: personId }))
  const named = new Set(entries.map(({ id }) => id))
  const { groups } = findSamePeople([...contacts, ...entries], { among: named })
  const joins = groups.flatMap((group) => {
    const contact = group.find((id) => !named.has(id))
    return contact === undefined ? [] : group.filter((id) => named.has(id)).map((key) => ({ key, contact }))
  })
  await insertTargetKeys(tx, {
    networkId,
    keys: joins.map(({ key }) => key),
    people: joins.map(({ contact }) => contact),
  })
}
