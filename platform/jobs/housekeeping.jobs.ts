import { z } from 'zod'
import { job } from './job.ts'

/** What is kept only so that repeats do nothing, and no longer than repeats can come. */
export const sweepTraces = job('platform.sweep-traces', z.object({}))
