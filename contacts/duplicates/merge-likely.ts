import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { mergeGroups } from '../merges/merge-contacts.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { duplicatesMessages } from './duplicates.messages.ts'
import { groupsOf, likelihoodOf } from './duplicates.rules.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Merges all pairs that are likely, on the member's word. Fails if there are not as many as they were shown. */
export const mergeLikely = (call: MemberCall, shown: number): Promise<{ merged: number }> =>
  call.db.transaction(async (tx) => {
    const { services, viewer } = call
    const networkId = await ensureNetwork(tx, viewer, services)
    await lockNetwork(tx, networkId)
    const likely = (await findDuplicates(tx, networkId)).filter((pair) => likelihoodOf(pair) === 'likely')
    if (likely.length !== shown) throw fail('conflict', duplicatesMessages.listChanged())
    const merged = await mergeGroups({ tx, services }, networkId, groupsOf(likely), 'hand', services.now())
    await recomputeTrustWeights(tx, networkId, services)
    return { merged: merged.length }
  })
