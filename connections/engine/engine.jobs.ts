import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'
import { SourceOfAccount } from './engine.contract.ts'

const OfAccount = { accountId: Id, workspaceId: Id, userId: Id }

export const syncSourceJob = job('connections.sync-source', z.object({ ...OfAccount, source: SourceOfAccount }))
/**
 * Filters stored records again after a rule or an own address changed. The stored name is that of the release before,
 * because its jobs may still wait.
 */
export const refilterRecordsJob = job(
  'connections.sift-records',
  z.object({ workspaceId: Id, userId: Id, addresses: z.array(z.string()).default([]) }),
)
export const revokeAccountJob = job('connections.revoke-account', z.object(OfAccount))
export const sweepConnectionsJob = job('connections.sweep', z.object({}))
