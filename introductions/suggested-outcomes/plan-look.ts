import type { z } from 'zod'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { lookForOutcomesJob } from './suggested-outcomes.jobs.ts'
import { findNetworkOwner } from './suggested-outcomes.store.ts'

type Member = z.infer<typeof lookForOutcomesJob.payload>

/** One job for each member: a later call replaces what waits. */
export const planLook = (tx: Tx, { workspaceId, userId }: Member): Promise<void> =>
  enqueue(tx, lookForOutcomesJob, { workspaceId, userId }, { key: `look-for-outcomes:${workspaceId}:${userId}` })

/** The same for the owner of a network; the directory has none. */
export async function planLookIn(tx: Tx, networkId: number): Promise<void> {
  const owner = await findNetworkOwner(tx, { networkId })
  if (owner) await planLook(tx, owner)
}
