import { z } from 'zod'
import { Id } from '../contract/shapes.ts'
import { job } from '../jobs/job.ts'

export const sendMailJob = job('platform.send-mail', z.object({ mailId: Id }), 'mail')
/** A mail claimed long ago by a process that is gone: say so instead of leaving it "sending" for ever. */
export const parkLostMails = job('platform.park-lost-mails', z.object({}))
/** Where sent mail can be seen: what is parked is looked up, and only that. */
export const reconcileMailsJob = job('platform.reconcile-mails', z.object({}))
