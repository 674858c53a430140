import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { joinSamePeople } from '../duplicates/join-same-people.ts'
import { joinTargets } from '../targets/join-targets.ts'
import type { ImportCounts } from './imports.contract.ts'
import { countsAfterJoins } from './joined-counts.rules.ts'
import type { Saved } from './save-gathered.ts'

/** Joins what an import brought in with contacts that are very likely the same person, and counts who is new after that. */
export async function joinImported(
  context: HookContext,
  networkId: number,
  { counts, created, written }: Saved,
  now: Date,
): Promise<ImportCounts> {
  const joined = await joinSamePeople(context, networkId, written, now)
  await joinTargets(context.tx, networkId, written)
  return countsAfterJoins(counts, created, joined)
}
