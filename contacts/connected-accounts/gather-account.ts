import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { noteBroughtIn } from '../imports/brought-in.ts'
import { joinImported } from '../imports/join-imported.ts'
import { importDone } from '../imports/imports.events.ts'
import { saveGathered } from '../imports/save-gathered.ts'
import { expectSameEditVersion } from '../merges/edit-version.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { findGathered, insertAccountImport, saveGatheredAccount } from './connected-accounts.store.ts'
import { gatherBatch, viewerDb } from './gather-batch.ts'

/** Takes what is new of an account into the member's network, as if it stood in a file. Run again, it changes nothing. */
export async function gatherAccount(services: Services, account: AccountRef): Promise<void> {
  while (await gatherSome(services, account));
}

/** True when there may be more. */
async function gatherSome(services: Services, account: AccountRef): Promise<boolean> {
  const { accountId, userId, workspaceId } = account
  const now = services.now()
  const db = viewerDb(services, account)
  const before = await db.transaction((tx) => findGathered(tx, { accountId }))
  const gatheredAt = before?.gatheredAt ?? null
  const batch = await gatherBatch(services, account, { after: before?.lastNumber ?? '0', since: gatheredAt }, now)
  if (!batch) return false
  const { networkId, gathered, editVersion, address, lastNumber, isLast } = batch
  await db.transaction(async (tx) => {
    await expectSameEditVersion(tx, networkId, editVersion)
    await insertAccountImport(tx, { accountId, networkId, workspaceId, userId, address, now })
    const saved = await saveGathered(tx, networkId, gathered, { services, source: address, now })
    await noteBroughtIn(tx, networkId, accountId, gathered)
    await joinImported({ tx, services }, networkId, saved, now)
    await recomputeTrustWeights(tx, networkId, services)
    // Only with the last batch has everything been seen whose time had come.
    await saveGatheredAccount(tx, { accountId, networkId, lastNumber, gatheredAt: isLast ? now : gatheredAt })
    await announce(tx, importDone, { importId: accountId, networkId })
    const data = { importId: accountId, state: 'done' }
    if (isLast) await recordEvent(tx, services, { userId, workspaceId, type: 'import.finished', data })
  })
  return !isLast
}
