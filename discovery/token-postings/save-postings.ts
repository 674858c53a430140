import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { refreshStatistics } from '@wellmet/platform/database/statistics.store.ts'
import {
  deleteDirectoryPostings,
  deletePostings,
  insertDirectoryPostings,
  insertPostings,
  lockPostings,
} from './token-postings.store.ts'

/** Posts a network anew, as the system: who of it has which token. */
export async function savePostings(tx: Tx, networkId: number): Promise<void> {
  await lockPostings(tx, networkId)
  await deletePostings(tx, { networkId })
  await insertPostings(tx, { networkId })
  await refreshStatistics(tx)
}

/** Posts the directory anew, as the system. */
export async function saveDirectoryPostings(tx: Tx): Promise<void> {
  await lockPostings(tx, directoryId)
  await deleteDirectoryPostings(tx)
  await insertDirectoryPostings(tx)
  await refreshStatistics(tx)
}
