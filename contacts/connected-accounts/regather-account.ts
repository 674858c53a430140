import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { viewerDb } from './gather-batch.ts'
import { listOrphanedContacts } from './orphaned-contacts.ts'
import { lockOwner } from './lock-owner.ts'
import { pairAccount } from './pair-account.ts'
import { removeWithdrawn } from './remove-withdrawn.ts'

/**
 * Gathers what came back. Only then do contacts go whom nothing speaks of any more: who is named again keeps their place
 * in lists and notes.
 */
export async function regatherAccount(services: Services, account: AccountRef): Promise<void> {
  await pairAccount(services, account)
  await viewerDb(services, account).transaction(async (tx) => {
    const owner = await lockOwner(tx, services, account)
    await removeWithdrawn(tx, services, owner.networkId, await listOrphanedContacts(tx, owner, null))
    await recomputeTrustWeights(tx, owner.networkId, services)
  })
}
