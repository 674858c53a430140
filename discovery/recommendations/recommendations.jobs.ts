import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each month. */
export const fitRecommendationsEverywhereJob = job('discovery.learn-whom-to-meet-everywhere', z.object({}))
export const fitRecommendationsJob = job('discovery.learn-whom-to-meet', z.object({ workspaceId: Id }))
export const sampleTargetsJob = job(
  'discovery.sample-targets',
  z.object({ networkId: z.int(), workspaceId: Id, userId: Id }),
)
