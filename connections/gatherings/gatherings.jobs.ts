import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each night. */
export const sweepGatheringsJob = job('connections.sweep-gatherings', z.object({}))
