import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Recomputes the outcome statistics of a workspace. */
export const updateOutcomeStatisticsJob = job('introductions.update-outcome-statistics', z.object({ workspaceId: Id }))
export const deleteCachedAnswersJob = job('introductions.delete-cached-answers', z.object({ workspaceId: Id }))
/** By the clock: silence becomes an outcome without anything happening, and what happened fades. */
export const updateAllOutcomeStatisticsJob = job('introductions.update-all-outcome-statistics', z.object({}))
