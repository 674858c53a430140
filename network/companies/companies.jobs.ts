import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const rankCompaniesJob = job('network.rank-companies', z.object({ viewerId: z.int() }))
