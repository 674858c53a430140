import type { Tx } from '@wellmet/platform/database/connection.ts'
import { markKeysOnCards } from './ingest.store.ts'

/** Notes that cards of the owner's name these keys. */
export async function markCards(tx: Tx, networkId: number, keys: string[]): Promise<void> {
  await markKeysOnCards(tx, { networkId, keys })
}
