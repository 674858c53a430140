import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfAccount = { accountId: Id, workspaceId: Id, userId: Id }

export const syncSourceJob = job(
  'connections.sync-source',
  z.object({ ...OfAccount, source: z.enum(['mail', 'calendar', 'contacts']) }),
)
/** Withdraws what would not be stored any more. */
export const siftRecordsJob = job('connections.sift-records', z.object({ workspaceId: Id, userId: Id }))
export const revokeAccountJob = job('connections.revoke-account', z.object(OfAccount))
export const sweepConnectionsJob = job('connections.sweep', z.object({}))
