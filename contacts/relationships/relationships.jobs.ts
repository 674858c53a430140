import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const syncGraphJob = job('contacts.sync-graph', z.object({ networkId: z.int() }))

/** By the clock, for everybody: strengths fade although nothing happens. */
export const syncAllGraphsJob = job('contacts.sync-all-graphs', z.object({}))
