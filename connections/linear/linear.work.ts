import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { sweepLinearJob } from './linear.jobs.ts'
import { sweepDeliveries } from './linear.store.ts'

/** Linear gives up after hours, and what is older than a minute is refused anyway. */
const daysKept = 7

export const linearWork: Work[] = [
  work(sweepLinearJob, async ({ tx, services }) => {
    await sweepDeliveries(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
