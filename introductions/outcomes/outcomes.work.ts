import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { updateAllOutcomeStatistics } from './update-all-outcome-statistics.ts'
import { deleteCachedAnswers, updateOutcomeStatistics } from './update-outcome-statistics.ts'
import { deleteCachedAnswersJob, updateAllOutcomeStatisticsJob, updateOutcomeStatisticsJob } from './outcomes.jobs.ts'

export const outcomesWork: Work[] = [
  work(updateOutcomeStatisticsJob, (context, { workspaceId }) => updateOutcomeStatistics(context, workspaceId)),
  attempt(deleteCachedAnswersJob, ({ services }, { workspaceId }) => deleteCachedAnswers(services, workspaceId)),
  work(updateAllOutcomeStatisticsJob, updateAllOutcomeStatistics),
]
