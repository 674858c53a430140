import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { deleteWithdrawnRecords, readWithdrawn } from '@wellmet/connections/engine/read-records.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { removePeople } from '../deletions/remove-people.ts'
import { broughtIn } from '../imports/brought-in.ts'
import { contactsWithdrawn } from '../imports/imports.hooks.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import { deleteAccountImport, deleteEvidenceOf } from './connected-accounts.store.ts'
import { leftAlone } from './left-alone.ts'

/**
 * Takes back what an account said: some of it, or all of it when the member disconnected it. Contacts whom nothing speaks
 * of any more go with it. In one transaction with the records, so that nothing of it is left behind.
 */
export async function withdrawAccount(
  services: Services,
  { accountId, workspaceId, userId }: AccountRef,
): Promise<void> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    const now = services.now()
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const { refs, cards, isWhole } = await readWithdrawn(tx, accountId)
    const keys = personKeys(services)
    const touched = await deleteEvidenceOf(tx, { networkId, refs: refs.map((ref) => keys.reference(ref)) })
    const lost = touched.map(({ personId }) => personId)
    const membership = `${workspaceId}:${userId}`
    const gone = isWhole
      ? (await broughtIn(tx, networkId, accountId)).flatMap(({ personId, stays }) => (stays ? [] : personId))
      : await leftAlone(tx, { accountId, networkId, membership, keys, touched: lost, cards })
    if (gone.length > 0) {
      await removePeople(tx, networkId, gone)
      await runHook({ tx, services }, contactsWithdrawn, { networkId, people: gone })
    }
    if (isWhole) await deleteAccountImport(tx, { accountId, networkId })
    const isGone = new Set(gone)
    const people = lost.filter((personId) => !isGone.has(personId))
    await refreshStrengths(tx, networkId, people, now)
    await runHook({ tx, services }, contactsChanged, { networkId, people, now })
    await recomputeTrustWeights(tx, networkId, services)
    await deleteWithdrawnRecords(tx, accountId)
  })
}
