import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { numberFoundersJob } from './founding.jobs.ts'
import { numberFounders } from './founding.store.ts'
import { isOffered } from './expect-founding.ts'

export const foundingWork: Work[] = [
  work(numberFoundersJob, async ({ tx, services }) => {
    if (isOffered(services)) await numberFounders(tx, { now: services.now() })
  }),
]
