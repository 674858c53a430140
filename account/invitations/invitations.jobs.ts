import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Invitations that ended a year ago without an answer. */
export const sweepInvitationsJob = job('account.sweep-invitations', z.object({}))
