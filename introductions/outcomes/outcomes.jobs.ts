import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { attempt, enqueue, job, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { learnFromOutcomesJob } from '../requests/requests.events.ts'
import { calibrateWorkspace } from './calibrate-workspace.ts'
import { learnFromOutcomes } from './learn-from-outcomes.ts'
import { listWorkspaces } from './outcomes.store.ts'

/** By the clock: silence becomes an outcome without anything happening, and what happened fades. */
export const learnEverywhereJob = job('introductions.learn-everywhere', z.object({}))
/** By the clock, each week. */
export const calibrateEverywhereJob = job('introductions.calibrate-everywhere', z.object({}))
const calibrateJob = job('introductions.calibrate', z.object({ workspaceId: Id }))

const again = (workspaceId: string) => ({ key: `learn-from-outcomes:${workspaceId}` })

export const outcomesWork: Work[] = [
  // Not one transaction with a receipt: what is remembered may be forgotten only after the counts are there to be read.
  attempt(learnFromOutcomesJob, ({ services }, { workspaceId }) => learnFromOutcomes(services, workspaceId)),
  work(learnEverywhereJob, async ({ tx }) => {
    for (const { workspaceId } of await listWorkspaces(tx, {}))
      await enqueue(tx, learnFromOutcomesJob, { workspaceId }, again(workspaceId))
  }),
  work(calibrateEverywhereJob, async ({ tx }) => {
    for (const { workspaceId } of await listWorkspaces(tx, {}))
      await enqueue(tx, calibrateJob, { workspaceId }, { key: `calibrate:${workspaceId}` })
  }),
  work(calibrateJob, async ({ tx, services }, { workspaceId }) => {
    if (await calibrateWorkspace(tx, services, workspaceId))
      await enqueue(tx, learnFromOutcomesJob, { workspaceId }, again(workspaceId))
  }),
]
