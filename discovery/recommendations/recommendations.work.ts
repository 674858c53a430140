import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { fitRecommendations, fitRecommendationsEverywhere } from './fit-recommendations.ts'
import { sampleTargets } from './sample-targets.ts'
import { fitRecommendationsEverywhereJob, fitRecommendationsJob, sampleTargetsJob } from './recommendations.jobs.ts'

export const recommendationsWork: Work[] = [
  work(fitRecommendationsEverywhereJob, fitRecommendationsEverywhere),
  work(fitRecommendationsJob, (context, { workspaceId }) => fitRecommendations(context, workspaceId)),
  // Read with the eyes of the member and written as the system: two transactions, and the month sees to it that it is once.
  attempt(sampleTargetsJob, ({ services }, { networkId }) => sampleTargets(services, networkId)),
]
