import { findSamePeople } from '@wellmet/identity/same-person/find-same-people.rules.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { mergeGroups, type MergedPair } from '../merges/merge-contacts.ts'
import { readSeparations, readPersonFacts } from './find-duplicates.ts'

/**
 * Joins contacts that are very likely one person, if one of them is among `people`, who are new or changed. Reads the
 * member's own contacts and nothing else, so that nobody can tell from a join what a teammate has.
 */
export async function joinSamePeople(
  context: HookContext,
  networkId: number,
  people: ReadonlySet<string>,
  now: Date,
): Promise<MergedPair[]> {
  if (people.size === 0) return []
  const facts = await readPersonFacts(context.tx, networkId)
  const isApart = await readSeparations(context.tx, networkId)
  const { groups } = findSamePeople(facts, { isApart, among: people })
  return mergeGroups(context, networkId, groups, 'likeness', now)
}
