import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Network 0 is the directory. */
export const savePostingsJob = job('discovery.save-postings', z.object({ networkId: z.int() }))

/** By the clock, each night. */
export const countTokensJob = job('discovery.count-tokens', z.object({}))
