import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { sweepEndedAccessJob } from './ended-access.jobs.ts'
import { sweepEndedAccess } from './ended-access.store.ts'

const kept = 90

export const endedAccessWork: Work[] = [
  work(sweepEndedAccessJob, async ({ tx, services }) => {
    await sweepEndedAccess(tx, { before: addDays(services.now(), -kept) })
  }),
]
