import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const numberFoundersJob = job('growth.number-founders', z.object({}))
