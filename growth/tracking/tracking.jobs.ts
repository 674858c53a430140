import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Every night: partitions, salts of days that are over, and how many visitors there were. */
export const closeDayJob = job('growth.close-day', z.object({}))
