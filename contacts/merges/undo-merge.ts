import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import type { ContactMerge } from './merges.contract.ts'
import { lockMerge } from './merges.store.ts'
import { showMerge } from './show-merges.ts'
import {
  giveBackContacts,
  restoreRelationships,
  restoreHideRules,
  giveBackLaterEvidence,
  giveBackKeys,
  markUndone,
} from './unmerge.store.ts'
import { deleteDerivedRows, restoreSubjectRows } from './subject-rows.ts'
import { mergesMessages } from './merges.messages.ts'

/**
 * Both are as they were. What was imported since: evidence goes with the key by which it came; addresses seen for the first
 * time since, and words that a later file changed, stay with the survivor. The two are kept apart from now on.
 */
export async function undoMerge(call: MemberCall, id: string): Promise<ContactMerge> {
  const { db, services } = call
  const { workspaceId, userId } = call.viewer
  const now = services.now()
  await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    const merge = await lockMerge(tx, { networkId, id })
    if (!merge) throw notFound('merge')
    await lockNetwork(tx, networkId)
    if (merge.undoneAt) throw fail('conflict', mergesMessages.alreadyUndone())
    if (merge.isBuiltUpon) throw fail('conflict', mergesMessages.laterMergeFirst())
    await restoreSubjectRows({ tx, services }, networkId, id)
    await giveBackKeys(tx, { networkId, id, now })
    await giveBackLaterEvidence(tx, { networkId, id })
    await restoreHideRules(tx, { networkId, id })
    await giveBackContacts(tx, { networkId, id })
    await restoreRelationships(tx, { networkId, id })
    await markUndone(tx, { networkId, id, now })
    const both = [merge.survivorId, merge.goneId]
    await deleteDerivedRows({ tx, services }, networkId, [merge.survivorId])
    await refreshStrengths(tx, networkId, both, now)
    await runHook({ tx, services }, contactsChanged, { networkId, people: both, now })
    await recomputeTrustWeights(tx, networkId, services)
  })
  return showMerge(call, id)
}
