import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepSignOnJob } from './sign-on.jobs.ts'
import { deleteAssertionsBefore, deleteTriesBefore } from './sign-on.store.ts'

export const signOnWork: Work[] = [
  work(sweepSignOnJob, async ({ tx, services }) => {
    await deleteTriesBefore(tx, services.now())
    await deleteAssertionsBefore(tx, services.now())
  }),
]
