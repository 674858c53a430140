import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** At the time that an ask was set for. It runs as the asker. */
export const askScheduledJob = job(
  'introductions.ask-scheduled',
  z.object({ requestId: Id, workspaceId: Id, userId: Id }),
)
/** By the clock: scheduled asks and silences whose own job did not run at its time. */
export const catchUpJob = job('introductions.catch-up', z.object({}))
