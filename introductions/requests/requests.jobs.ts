import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** At the time that an ask was set for. It runs as the asker. */
export const askScheduledJob = job(
  'introductions.ask-scheduled',
  z.object({ requestId: Id, workspaceId: Id, userId: Id }),
)
/** When a request has been silent for long enough to say so, or to end it. */
export const handleSilenceJob = job('introductions.handle-silence', z.object({ requestId: Id }))
/** By the clock: whatever the two above should have done by now. */
export const catchUpJob = job('introductions.catch-up', z.object({}))
