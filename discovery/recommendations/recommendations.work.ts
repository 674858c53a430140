import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { fitRecommendations, fitRecommendationsEverywhere } from './fit-recommendations.ts'
import { sampleTargets } from './sample-targets.ts'
import { fitRecommendationsEverywhereJob, fitRecommendationsJob, sampleTargetsJob } from './recommendations.jobs.ts'

export const recommendationsWork: Work[] = [
  work(fitRecommendationsEverywhereJob, fitRecommendationsEverywhere),
  work(fitRecommendationsJob, (context, { workspaceId }) => fitRecommendations(context, workspaceId)),
  // Read and written on behalf of the member, not of the system; the month sees to it that it is once.
  attempt(sampleTargetsJob, ({ services }, member) => sampleTargets(services, member)),
]
