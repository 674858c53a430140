import { readRecords } from '@wellmet/connections/engine/read-records.ts'
import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { noteBroughtIn } from '../imports/brought-in.ts'
import { gatherRecords } from '../imports/gather-records.ts'
import { importDone } from '../imports/imports.events.ts'
import { readKnown } from '../imports/read-known.ts'
import { saveGathered } from '../imports/save-gathered.ts'
import { expectSameEditVersion } from '../merges/edit-version.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { findGathered, insertAccountImport, saveGatheredAccount } from './connected-accounts.store.ts'

/** As many as take about a second. */
const batch = 5_000

/** Takes what is new of an account into the member's network, as if it stood in a file. Run again, it changes nothing. */
export async function gatherAccount(services: Services, account: AccountRef): Promise<void> {
  const { userId, workspaceId } = account
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  while ((await gatherSome(services, db, account)) === batch);
}

async function gatherSome(services: Services, db: Db, account: AccountRef): Promise<number> {
  const { accountId, userId, workspaceId } = account
  const now = services.now()
  const networkId = await db.transaction((tx) => ensureNetwork(tx, { workspaceId, userId }, services))
  const seen = await db.transaction(async (tx) => {
    const before = await findGathered(tx, { accountId })
    const found = await readRecords(tx, {
      accountId,
      after: before?.lastNumber ?? '0',
      since: before?.gatheredAt ?? null,
      now,
      limit: batch,
    })
    if (!found || found.records.length === 0) return null
    return {
      ...found,
      gatheredAt: before?.gatheredAt ?? null,
      ...(await readKnown(tx, networkId, userId)),
    }
  })
  if (!seen) return 0
  const owner = { membership: `${workspaceId}:${userId}`, emails: seen.emails }
  const gathering = gatherRecords(owner, personKeys(services), seen.known, seen.edits)
  for (const { record } of seen.records) gathering.add(record)
  const gathered = gathering.finish()
  await db.transaction(async (tx) => {
    await expectSameEditVersion(tx, networkId, seen.editVersion)
    await insertAccountImport(tx, { accountId, networkId, workspaceId, userId, address: seen.address, now })
    await saveGathered(tx, networkId, gathered, { services, source: seen.address, now })
    await noteBroughtIn(tx, networkId, accountId, gathered)
    await recomputeTrustWeights(tx, networkId, services)
    // Only with the last batch has everything been seen whose time had come.
    const isLast = seen.records.length < batch
    await saveGatheredAccount(tx, {
      accountId,
      networkId,
      lastNumber: seen.records.at(-1)?.number ?? '0',
      gatheredAt: isLast ? now : seen.gatheredAt,
    })
    await announce(tx, importDone, { importId: accountId, networkId })
  })
  return seen.records.length
}
