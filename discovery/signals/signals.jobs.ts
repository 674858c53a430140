import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each night. */
export const deleteExpiredSignalsJob = job('discovery.delete-expired-signals', z.object({}))
