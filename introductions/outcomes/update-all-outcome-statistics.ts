import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { updateOutcomeStatisticsJob } from './outcomes.jobs.ts'
import { listWorkspaces } from './outcomes.store.ts'

/** Enqueues the count of every workspace with requests. */
export async function updateAllOutcomeStatistics({ tx }: WorkContext): Promise<void> {
  for (const { workspaceId } of await listWorkspaces(tx))
    await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, { key: `update-outcome-statistics:${workspaceId}` })
}
