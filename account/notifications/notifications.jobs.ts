import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Every quarter of an hour, because there are zones that far apart. */
export const sendDigestsJob = job('account.send-digests', z.object({}))
export const sendDigestJob = job('account.send-digest', z.object({ userId: Id, until: Timestamp }))
/** The settings hold in all workspaces of a user; a change of theirs reaches only the workspace they are in. */
export const stopMailingJob = job('account.stop-mailing', z.object({ userId: Id, kinds: z.array(z.string()) }))
export const sweepNotificationsJob = job('account.sweep-notifications', z.object({}))
