import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { calibrate, calibrateEverywhere, learnEverywhere } from './learn-everywhere.ts'
import { learnFromOutcomes } from './learn-from-outcomes.ts'
import { calibrateEverywhereJob, calibrateJob, learnEverywhereJob, learnFromOutcomesJob } from './outcomes.jobs.ts'

export const outcomesWork: Work[] = [
  // Not one transaction with a receipt: what is remembered may be forgotten only after the counts are there to be read.
  attempt(learnFromOutcomesJob, ({ services }, { workspaceId }) => learnFromOutcomes(services, workspaceId)),
  work(learnEverywhereJob, learnEverywhere),
  work(calibrateEverywhereJob, calibrateEverywhere),
  work(calibrateJob, (context, { workspaceId }) => calibrate(context, workspaceId)),
]
