import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { calibrate, calibrateEverywhere, updateAllOutcomeStatistics } from './update-all-outcome-statistics.ts'
import { deleteCachedAnswers, updateOutcomeStatistics } from './update-outcome-statistics.ts'
import {
  calibrateEverywhereJob,
  calibrateJob,
  deleteCachedAnswersJob,
  updateAllOutcomeStatisticsJob,
  updateOutcomeStatisticsJob,
} from './outcomes.jobs.ts'

export const outcomesWork: Work[] = [
  work(updateOutcomeStatisticsJob, (context, { workspaceId }) => updateOutcomeStatistics(context, workspaceId)),
  attempt(deleteCachedAnswersJob, ({ services }, { workspaceId }) => deleteCachedAnswers(services, workspaceId)),
  work(updateAllOutcomeStatisticsJob, updateAllOutcomeStatistics),
  work(calibrateEverywhereJob, calibrateEverywhere),
  work(calibrateJob, (context, { workspaceId }) => calibrate(context, workspaceId)),
]
