import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const advanceAgentJob = job('hq.advance-agent', z.object({ runId: Id }))
/** Every ten minutes: what is due by its schedule. */
export const startDueAgentsJob = job('hq.start-due-agents', z.object({}))
export const deleteAgentRunsJob = job('hq.delete-agent-runs', z.object({}))
