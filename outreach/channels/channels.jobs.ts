import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** One message, at most once. */
export const sendChannelMessageJob = job('outreach.send-channel-message', z.object({ messageId: Id, workspaceId: Id }))
/** Writes what was answered in the place of the question. */
export const showAnswerJob = job('outreach.show-channel-answer', z.object({ messageId: Id, workspaceId: Id }))
export const sweepChannelsJob = job('outreach.sweep-channels', z.object({}))
