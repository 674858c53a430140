import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { saveCoOccurrences } from '../imports/save-gathered.ts'
import { expectSameEditVersion } from '../merges/edit-version.ts'
import { gatherAccount } from './gather-account.ts'
import { gatherBatch, viewerDb } from './gather-batch.ts'

/**
 * Who was together counts only between contacts, and while an account is read people become contacts one after the other.
 * Once everything is there it is gone through again, so that the order in which it came does not matter.
 */
export async function pairAccount(services: Services, account: AccountRef): Promise<void> {
  await gatherAccount(services, account)
  const now = services.now()
  for (let after = '0'; ;) {
    const batch = await gatherBatch(services, account, { after, since: null }, now)
    if (!batch) return
    const { networkId, gathered, editVersion, lastNumber, isLast } = batch
    await viewerDb(services, account).transaction(async (tx) => {
      await expectSameEditVersion(tx, networkId, editVersion)
      await saveCoOccurrences(tx, networkId, gathered, { services, now })
    })
    if (isLast) return
    after = lastNumber
  }
}
