import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Enqueued for every address, known or not, so that the request takes the same time for both. */
export const sendResetLinkJob = job('account.send-reset-link', z.object({ email: z.string() }))
const TellOfFailures = z.object({ email: z.string(), failures: z.int(), at: z.iso.datetime() })
export type TellOfFailures = z.infer<typeof TellOfFailures>
/** Many wrong passwords for one address; enqueued whether or not it is known, for the same reason. */
export const tellOfFailuresJob = job('account.tell-of-failures', TellOfFailures)
/** Counts of failures that no longer limit anything, and questions that nobody answered in time. */
export const sweepSignInFailuresJob = job('account.sweep-sign-in-failures', z.object({}))
