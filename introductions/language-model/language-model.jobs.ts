import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const askModelJob = job('introductions.ask-model', z.object({ callId: Id }))
/** Every day: calls of more than 90 days ago. */
export const sweepModelCallsJob = job('introductions.sweep-model-calls', z.object({}))
