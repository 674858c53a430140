import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { deleteCounts, insertCounts } from './outcome-statistics.store.ts'
import type { IntroductionCount } from './outcome-statistics.rules.ts'

/** Before the outcomes are read: from here on nobody else counts this workspace until the transaction ends. */
export const beginCounting = async (tx: Tx, workspaceId: string): Promise<void> => {
  // Only one job counts a workspace at a time: two would each write their own rows beside the other's.
  await acquireLock(tx, 'graph.outcome-statistics', workspaceId)
}

/** All that is known of how introductions of a workspace turned out, in place of what was kept before. As the system. */
export async function saveOutcomeStatistics(
  tx: Tx,
  { workspaceId, day }: { workspaceId: string; day: number },
  counts: readonly IntroductionCount[],
): Promise<void> {
  await deleteCounts(tx, { workspaceId })
  await insertCounts(tx, {
    workspaceId,
    day,
    users: counts.map(({ userId }) => userId),
    abouts: counts.map(({ about }) => about),
    keys: counts.map(({ key }) => key),
    asked: counts.map(({ asked }) => asked),
    happened: counts.map(({ happened }) => happened),
    askedLately: counts.map(({ askedLately }) => askedLately),
    happenedLately: counts.map(({ happenedLately }) => happenedLately),
    expectedLately: counts.map(({ expectedLately }) => expectedLately),
    varianceLately: counts.map(({ varianceLately }) => varianceLately),
    rates: counts.map(({ rate }) => rate),
    lastAt: counts.map(({ lastAt }) => lastAt),
  })
}
