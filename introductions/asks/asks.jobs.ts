import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** When what the asker recorded can no longer be taken back unseen. */
export const notifyOfOutcomeJob = job('introductions.notify-of-outcome', z.object({ requestId: Id }))
export const remindConnectorJob = job('introductions.remind-connector', z.object({ requestId: Id }))
