import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** People who never came back from the provider, and assertions that nothing would take any more. */
export const sweepSignOnJob = job('account.sweep-sign-on', z.object({}))
