import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const rankCompaniesJob = job('network.rank-companies', z.object({ viewerId: z.int() }))
/** Owner 0 is the directory, with all its places. */
export const markCompaniesJob = job('network.mark-companies', z.object({ ownerId: z.int() }))
