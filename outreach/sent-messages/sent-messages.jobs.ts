import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** The workspace is in it, so that the job is deleted with it. */
export const sendMessageJob = job('outreach.send-message', z.object({ messageId: Id, workspaceId: Id }))
/** One job for each message. */
export const sendKeyOf = (messageId: string): string => `send-message:${messageId}`
/** By the clock: those that are due, and those whose process died while it sent them. */
export const findDueMessagesJob = job('outreach.find-due-messages', z.object({}))
export const deleteOldMessagesJob = job('outreach.delete-old-messages', z.object({}))
