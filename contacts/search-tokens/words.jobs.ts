import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Network 0 is the directory, with all its companies. */
export const markCompaniesJob = job('discovery.mark-companies', z.object({ ownerId: z.int() }))
