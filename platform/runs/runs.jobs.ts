import { z } from 'zod'
import { Id } from '../contract/shapes.ts'
import { job } from '../jobs/job.ts'

/** Does the next step of a run, if it has one that is due. */
export const advanceRunJob = job('platform.advance-run', z.object({ workspaceId: Id, runId: Id }))
/** By the clock: runs whose own job was lost. */
export const advanceDueRunsJob = job('platform.advance-due-runs', z.object({}))
/** Every day: what ended long ago. */
export const sweepRunsJob = job('platform.sweep-runs', z.object({}))
