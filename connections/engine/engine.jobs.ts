import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfAccount = { accountId: Id, workspaceId: Id, userId: Id }

export const syncSourceJob = job(
  'connections.sync-source',
  z.object({ ...OfAccount, source: z.enum(['mail', 'calendar', 'contacts']) }),
)
/** Withdraws what would not be stored any more, and takes back what names an address that became or ceased to be the member's own. */
export const siftRecordsJob = job(
  'connections.sift-records',
  z.object({ workspaceId: Id, userId: Id, addresses: z.array(z.string()).default([]) }),
)
export const revokeAccountJob = job('connections.revoke-account', z.object(OfAccount))
export const sweepConnectionsJob = job('connections.sweep', z.object({}))
