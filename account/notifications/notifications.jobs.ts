import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Every 15 minutes, because some time zones differ by that much. */
export const sendDigestsJob = job('account.send-digests', z.object({}))
export const sendDigestJob = job('account.send-digest', z.object({ userId: Id, until: Timestamp }))
/** The settings apply to all workspaces of a user, but a request can change only the current one. This job does the rest. */
export const stopMailingJob = job('account.stop-mailing', z.object({ userId: Id, kinds: z.array(z.string()) }))
export const sweepNotificationsJob = job('account.sweep-notifications', z.object({}))
