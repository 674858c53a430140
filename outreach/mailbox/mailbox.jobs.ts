import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Puts a conversation that was snoozed back into the inbox. */
export const wakeThreadJob = job(
  'outreach.wake-thread',
  z.object({ accountId: Id, ref: z.string(), workspaceId: Id, userId: Id }),
)
