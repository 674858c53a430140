import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const rankCompaniesJob = job('discovery.rank-companies', z.object({ viewerId: z.int() }))
