import { z } from 'zod'
import { job } from './job.ts'

/** What is kept only so that repeats do nothing, and no longer than repeats can come. */
export const sweepTraces = job('platform.sweep-traces', z.object({}))

/** How large the database is today. */
export const recordDatabaseSizeJob = job('platform.record-database-size', z.object({}))

/** Queues are named after users and accounts, and would otherwise stay after their last job. */
export const deleteIdleQueuesJob = job('platform.delete-idle-queues', z.object({}))
