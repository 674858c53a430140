import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Null is everywhere. */
export const deriveTiesJob = job('graph.derive-ties', z.object({ places: z.array(z.string()).nullable() }))

/** By the clock, for everybody: who worked together once knows each other a little less every month. */
export const deriveAllTiesJob = job('graph.derive-all-ties', z.object({}))
