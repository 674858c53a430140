import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { savePostingsJob } from './token-postings.jobs.ts'

/** Soon, not at once: whatever changes within these seconds is posted once. */
const debounceMs = 2_000

export const requestPostings = (tx: Tx, networkId: number, now: Date): Promise<void> =>
  enqueue(
    tx,
    savePostingsJob,
    { networkId },
    { key: `postings:${networkId}`, runAt: new Date(now.getTime() + debounceMs) },
  )
