import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each night. */
export const sweepPeopleDataJob = job('connections.sweep-people-data', z.object({}))
