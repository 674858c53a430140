import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { refitWorkspace } from './refit-targets.ts'
import { listRecentMembers, listWorkspaces } from './recommendation-samples.store.ts'
import { fitRecommendationsJob, sampleTargetsJob } from './recommendations.jobs.ts'

const recentDays = 180

/** Enqueues the refit of every workspace. */
export async function fitRecommendationsEverywhere({ tx }: WorkContext): Promise<void> {
  for (const { workspaceId } of await listWorkspaces(tx))
    await enqueue(tx, fitRecommendationsJob, { workspaceId }, { key: `learn-whom-to-meet:${workspaceId}` })
}

/** Refits one workspace, then enqueues a new sample for each member who was active in the last 180 days. */
export async function fitRecommendations({ tx, services }: WorkContext, workspaceId: string): Promise<void> {
  const now = services.now()
  await refitWorkspace(tx, services, workspaceId)
  const since = addDays(now, -recentDays)
  for (const { networkId, userId } of await listRecentMembers(tx, { workspaceId, since, now }))
    await enqueue(tx, sampleTargetsJob, { networkId, workspaceId, userId }, { key: `sample-targets:${networkId}` })
}
