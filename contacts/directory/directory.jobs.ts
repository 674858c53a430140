import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Null is everywhere. */
export const deriveRelationshipsJob = job(
  'graph.derive-relationships',
  z.object({ places: z.array(z.string()).nullable() }),
)

/** By the clock, for everybody: who worked together once knows each other a little less every month. */
export const deriveAllRelationshipsJob = job('graph.derive-all-relationships', z.object({}))
