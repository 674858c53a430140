import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { calibrateWorkspace } from './calibrate-workspace.ts'
import { calibrateJob, updateOutcomeStatisticsJob } from './outcomes.jobs.ts'
import { listWorkspaces } from './outcomes.store.ts'

const again = (workspaceId: string) => ({ key: `update-outcome-statistics:${workspaceId}` })

/** Enqueues the count of every workspace with requests. */
export async function updateAllOutcomeStatistics({ tx }: WorkContext): Promise<void> {
  for (const { workspaceId } of await listWorkspaces(tx))
    await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, again(workspaceId))
}

/** Enqueues the calibration of every workspace with requests. */
export async function calibrateEverywhere({ tx }: WorkContext): Promise<void> {
  for (const { workspaceId } of await listWorkspaces(tx))
    await enqueue(tx, calibrateJob, { workspaceId }, { key: `calibrate:${workspaceId}` })
}

/** Calibrates one workspace, and counts again if that changed anything. */
export async function calibrate({ tx, services }: WorkContext, workspaceId: string): Promise<void> {
  if (await calibrateWorkspace(tx, services, workspaceId))
    await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, again(workspaceId))
}
