import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { saveOutdatedPostingsJob, savePostingsJob } from './postings.jobs.ts'

/** Soon, not at once: whatever changes within these seconds is posted once. */
const debounceMs = 2_000

export const requestPostings = (tx: Tx, networkId: number, now: Date): Promise<void> =>
  enqueue(
    tx,
    savePostingsJob,
    { networkId },
    { key: `postings:${networkId}`, runAt: new Date(now.getTime() + debounceMs) },
  )

/** One after the other: nobody waits for these, and there are many. */
export const requestOutdatedPostings = (tx: Tx, networkId: number, now: Date): Promise<void> =>
  enqueue(tx, savePostingsJob, { networkId }, { key: `postings:${networkId}`, queue: 'outdated-postings', runAt: now })

/** Longer than what the directory said is read again after it was posted. */
const directorySettlesMs = 15 * 60_000

/** Once the directory was loaded and has settled. */
export const requestAllOutdatedPostings = (tx: Tx, now: Date): Promise<void> =>
  enqueue(
    tx,
    saveOutdatedPostingsJob,
    {},
    { key: 'outdated-postings', runAt: new Date(now.getTime() + directorySettlesMs) },
  )
