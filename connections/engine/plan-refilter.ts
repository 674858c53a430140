import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { refilterRecordsJob } from './engine.jobs.ts'

export interface MemberRef {
  workspaceId: string
  userId: string
}

/** Filters a member's stored records again, after their colleagues or their own addresses changed. */
export const planRefilter = (
  tx: Tx,
  { workspaceId, userId }: MemberRef,
  addresses: readonly string[] = [],
): Promise<void> =>
  enqueue(
    tx,
    refilterRecordsJob,
    { workspaceId, userId, addresses: [...addresses] },
    addresses.length > 0 ? {} : { key: `sift-${workspaceId}-${userId}` },
  )
