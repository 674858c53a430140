import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { siftRecordsJob } from './engine.jobs.ts'

export interface MemberRef {
  workspaceId: string
  userId: string
}

/** After it changed who a member's colleagues are, or which addresses are the member's own. */
export const planSift = (
  tx: Tx,
  { workspaceId, userId }: MemberRef,
  addresses: readonly string[] = [],
): Promise<void> =>
  enqueue(
    tx,
    siftRecordsJob,
    { workspaceId, userId, addresses: [...addresses] },
    addresses.length > 0 ? {} : { key: `sift-${workspaceId}-${userId}` },
  )
