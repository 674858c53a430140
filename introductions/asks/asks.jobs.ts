import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const remindConnectorJob = job('introductions.remind-connector', z.object({ requestId: Id }))
