import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { sweepGatheringsJob } from './gatherings.jobs.ts'
import { deleteOldGuests } from './gatherings.store.ts'

/** An event goes with its guests, three years after it began. */
const daysKept = 3 * 365

export const gatheringsWork: Work[] = [
  work(sweepGatheringsJob, async ({ tx, services }) => {
    await deleteOldGuests(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
