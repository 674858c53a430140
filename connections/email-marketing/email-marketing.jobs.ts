import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const sendOptedInJob = job(
  'connections.send-opted-in',
  z.object({ accountId: Id, workspaceId: Id, userId: Id, only: Id.nullable() }),
)
