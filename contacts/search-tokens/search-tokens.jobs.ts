import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Network 0 is the directory, with all its companies. A slice begins after the company that the last one ended with. */
export const saveCompanyTokensJob = job(
  'discovery.save-company-tokens',
  z.object({ networkId: z.int(), after: z.string().optional() }),
)
