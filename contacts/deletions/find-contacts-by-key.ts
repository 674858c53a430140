import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listContactsByKey } from './deletions.store.ts'

/** The contacts of a network who have one of these keys. */
export const findContactsByKey = (tx: Tx, networkId: number, keys: string[]) =>
  listContactsByKey(tx, { networkId, keys })
