import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** When a request has been silent for long enough to say so, or to end it. */
export const handleSilenceJob = job('introductions.handle-silence', z.object({ requestId: Id }))
