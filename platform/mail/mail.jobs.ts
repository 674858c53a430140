import { z } from 'zod'
import { Id } from '../contract/shapes.ts'
import { job } from '../jobs/job.ts'

export const sendMailJob = job('platform.send-mail', z.object({ mailId: Id }), 'mail')
/** One job for each mail, so that one that waits without a job can be found. */
export const sendKeyOf = (mailId: string): string => `send-mail:${mailId}`
/** A mail claimed long ago by a process that is gone: say so instead of leaving it "sending" for ever. */
export const parkLostMails = job('platform.park-lost-mails', z.object({}))
/** Where sent mail can be seen: what is parked is looked up, and only that. */
export const reconcileMailsJob = job('platform.reconcile-mails', z.object({}))
/** Where mail comes back to: what bounced, and who complained. */
export const readReturnedMailsJob = job('platform.read-returned-mails', z.object({}))
