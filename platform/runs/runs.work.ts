import { attempt, enqueue, work, type Work } from '../jobs/job.ts'
import { addDays } from '../values/days.rules.ts'
import { advanceRun } from './advance-run.ts'
import { advanceDueRunsJob, advanceRunJob, sweepRunsJob } from './runs.jobs.ts'
import { deleteEndedBefore, listOverdue } from './runs.store.ts'

/** What ended is shown for so long. */
export const daysKept = 180
const overdueMs = 5 * 60_000

export const runsWork: Work[] = [
  // Not `work`: each step has a transaction as its own viewer, and records there that it was done.
  attempt(advanceRunJob, ({ services }, payload) => advanceRun(services, payload)),
  work(advanceDueRunsJob, async ({ tx, services }) => {
    const before = new Date(services.now().getTime() - overdueMs)
    for (const run of await listOverdue(tx, { before })) await enqueue(tx, advanceRunJob, run)
  }),
  work(sweepRunsJob, async ({ tx, services }) => {
    await deleteEndedBefore(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
