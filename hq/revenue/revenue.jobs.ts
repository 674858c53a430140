import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const keepForecastJob = job('hq.keep-forecast', z.object({}))
