import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Network 0 is the directory. */
export const savePostingsJob = job('discovery.save-postings', z.object({ networkId: z.int() }))

/** By the clock, each night, and after the directory was loaded. */
export const saveOutdatedPostingsJob = job('discovery.save-outdated-postings', z.object({}))
