import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Gathered } from '../imports/gather-records.ts'
import { listGatheredAccounts } from './connected-accounts.store.ts'
import { gatherBatch, viewerDb } from './gather-batch.ts'

export interface OwnedNetwork {
  networkId: number
  workspaceId: string
  userId: string
}

/** Goes through all stored records of the accounts of a network again, each batch in a transaction of its own. */
export async function walkRecords(
  services: Services,
  { networkId, workspaceId, userId }: OwnedNetwork,
  each: (tx: Tx, gathered: Gathered) => Promise<void>,
): Promise<void> {
  const now = services.now()
  const db = viewerDb(services, { accountId: '', workspaceId, userId })
  for (const { accountId } of await db.transaction((tx) => listGatheredAccounts(tx, { networkId }))) {
    for (let [after, isLast] = ['0', false]; !isLast;) {
      const batch = await gatherBatch(services, { accountId, workspaceId, userId }, { after, since: null }, now)
      if (!batch) break
      await db.transaction((tx) => each(tx, batch.gathered))
      ;[after, isLast] = [batch.lastNumber, batch.isLast]
    }
  }
}
