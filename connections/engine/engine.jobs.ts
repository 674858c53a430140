import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfAccount = { accountId: Id, workspaceId: Id, userId: Id }

export const syncSourceJob = job(
  'connections.sync-source',
  z.object({ ...OfAccount, source: z.enum(['mail', 'calendar', 'contacts']) }),
)
export const revokeAccountJob = job('connections.revoke-account', z.object(OfAccount))
export const sweepConnectionsJob = job('connections.sweep', z.object({}))
