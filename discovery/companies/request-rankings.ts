import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { rankCompaniesJob } from './companies.jobs.ts'
import { deleteRanking, listViewersInWorkspace, listViewersOfNetwork } from './companies.store.ts'

/** Soon, not at once: whatever changes within these seconds is one ranking. */
const debounceMs = 2_000

async function enqueueAll(tx: Tx, viewers: readonly { viewer: number }[], now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + debounceMs)
  for (const { viewer } of viewers)
    await enqueue(tx, rankCompaniesJob, { viewerId: viewer }, { key: `rank-companies:${viewer}`, runAt })
}

/** For all who use this owner's network and have looked at companies before. As the system. */
export const requestRankings = async (tx: Tx, networkId: number, now: Date): Promise<void> =>
  enqueueAll(tx, await listViewersOfNetwork(tx, { networkId }), now)

export const requestRankingsInWorkspace = async (tx: Tx, workspace: string, now: Date): Promise<void> =>
  enqueueAll(tx, await listViewersInWorkspace(tx, { workspace }), now)

/** Of who left nothing is kept that was made of others' networks. */
export const deleteRankingOfMember = (tx: Tx, { workspaceId, userId }: { workspaceId: string; userId: string }) =>
  deleteRanking(tx, { workspace: workspaceId, user: userId })
