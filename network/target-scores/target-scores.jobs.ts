import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { attempt, enqueue, job, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { refitWorkspace } from './refit-targets.ts'
import { sampleTargets } from './sample-targets.ts'
import { listRecentMembers, listWorkspaces } from './target-samples.store.ts'

/** By the clock, each month. */
export const learnWhomToMeetEverywhereJob = job('network.learn-whom-to-meet-everywhere', z.object({}))
const learnWhomToMeetJob = job('network.learn-whom-to-meet', z.object({ workspaceId: Id }))
const sampleTargetsJob = job('network.sample-targets', z.object({ ownerId: z.int() }))

const recentDays = 180

export const targetScoresWork: Work[] = [
  work(learnWhomToMeetEverywhereJob, async ({ tx }) => {
    for (const { workspaceId } of await listWorkspaces(tx, {}))
      await enqueue(tx, learnWhomToMeetJob, { workspaceId }, { key: `learn-whom-to-meet:${workspaceId}` })
  }),
  work(learnWhomToMeetJob, async ({ tx, services }, { workspaceId }) => {
    const now = services.now()
    await refitWorkspace(tx, services, workspaceId)
    const since = new Date(now.getTime() - recentDays * 86_400_000)
    for (const { ownerId } of await listRecentMembers(tx, { workspaceId, since, now }))
      await enqueue(tx, sampleTargetsJob, { ownerId }, { key: `sample-targets:${ownerId}` })
  }),
  // Read with the eyes of the member and written as the system: two transactions, and the month sees to it that it is once.
  attempt(sampleTargetsJob, ({ services }, { ownerId }) => sampleTargets(services, ownerId)),
]
