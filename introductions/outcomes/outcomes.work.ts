import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { calibrate, calibrateEverywhere, updateAllOutcomeStatistics } from './update-all-outcome-statistics.ts'
import { updateOutcomeStatistics } from './update-outcome-statistics.ts'
import {
  calibrateEverywhereJob,
  calibrateJob,
  updateAllOutcomeStatisticsJob,
  updateOutcomeStatisticsJob,
} from './outcomes.jobs.ts'

export const outcomesWork: Work[] = [
  // Not one transaction with a receipt: what is remembered may be forgotten only after the counts are there to be read.
  attempt(updateOutcomeStatisticsJob, ({ services }, { workspaceId }) =>
    updateOutcomeStatistics(services, workspaceId),
  ),
  work(updateAllOutcomeStatisticsJob, updateAllOutcomeStatistics),
  work(calibrateEverywhereJob, calibrateEverywhere),
  work(calibrateJob, (context, { workspaceId }) => calibrate(context, workspaceId)),
]
