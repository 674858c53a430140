import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** People who never came back from the provider. */
export const sweepSignOnJob = job('account.sweep-sign-on', z.object({}))
