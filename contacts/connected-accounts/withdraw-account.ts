import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { deleteWithdrawnRecords, readWithdrawn } from '@wellmet/connections/engine/read-records.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { broughtIn } from '../imports/brought-in.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { refreshStrengths } from '../relationships/refresh-strengths.ts'
import { contactsChanged } from '../relationships/relationships.hooks.ts'
import { deleteAccountImport, deleteEvidenceOf } from './connected-accounts.store.ts'
import { viewerDb } from './gather-batch.ts'
import { listOrphanedContacts, peopleOn } from './orphaned-contacts.ts'
import { lockOwner } from './lock-owner.ts'
import { removeWithdrawn } from './remove-withdrawn.ts'

/**
 * Takes back what an account said: some of it, or all of it when the member disconnected it. Contacts whom nothing speaks
 * of any more go with it, or once what is gathered anew has been. In one transaction with the records, so that nothing of
 * it is left behind.
 */
export async function withdrawAccount(services: Services, account: AccountRef): Promise<void> {
  const { accountId } = account
  await viewerDb(services, account).transaction(async (tx) => {
    const now = services.now()
    const owner = await lockOwner(tx, services, account)
    const { networkId, keys } = owner
    const { refs, cards, isWhole, returns } = await readWithdrawn(tx, accountId)
    const touched = await deleteEvidenceOf(tx, { networkId, refs: refs.map((ref) => keys.reference(ref)) })
    const lost = touched.map(({ personId }) => personId)
    const gone = isWhole
      ? (await broughtIn(tx, networkId, accountId)).flatMap(({ personId, stays }) => (stays ? [] : personId))
      : returns
        ? []
        : await listOrphanedContacts(tx, owner, new Set([...lost, ...(await peopleOn(tx, owner, cards))]))
    await removeWithdrawn(tx, services, networkId, gone)
    if (isWhole) await deleteAccountImport(tx, { accountId, networkId })
    const isGone = new Set(gone)
    const people = lost.filter((personId) => !isGone.has(personId))
    await refreshStrengths(tx, networkId, people, now)
    await runHook({ tx, services }, contactsChanged, { networkId, people, now })
    await recomputeTrustWeights(tx, networkId, services)
    await deleteWithdrawnRecords(tx, account)
  })
}
