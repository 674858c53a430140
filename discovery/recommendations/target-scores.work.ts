import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { learnWhomToMeet, learnWhomToMeetEverywhere } from './learn-whom-to-meet.ts'
import { sampleTargets } from './sample-targets.ts'
import { learnWhomToMeetEverywhereJob, learnWhomToMeetJob, sampleTargetsJob } from './target-scores.jobs.ts'

export const targetScoresWork: Work[] = [
  work(learnWhomToMeetEverywhereJob, learnWhomToMeetEverywhere),
  work(learnWhomToMeetJob, (context, { workspaceId }) => learnWhomToMeet(context, workspaceId)),
  // Read with the eyes of the member and written as the system: two transactions, and the month sees to it that it is once.
  attempt(sampleTargetsJob, ({ services }, { networkId }) => sampleTargets(services, networkId)),
]
