import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each night. */
export const sweepLinearJob = job('connections.sweep-linear', z.object({}))
