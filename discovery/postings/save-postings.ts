import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { refreshStatistics } from '@wellmet/platform/database/statistics.store.ts'
import {
  deleteDirectoryPostings,
  deletePostings,
  insertDirectoryPostings,
  insertPostings,
  listNetworksToPost,
  listReach,
  lockPostings,
  upsertReach,
} from './postings.store.ts'
import { indirectRelationships, together } from './reach.rules.ts'
import { requestOutdatedPostings } from './request-postings.ts'

/** Posts a network anew, as the system: who of it has which word, and whom of the directory its contacts may know. */
export async function savePostings(tx: Tx, networkId: number): Promise<void> {
  await lockPostings(tx, networkId)
  await deletePostings(tx, { networkId })
  await insertPostings(tx, { networkId })
  await upsertReach(tx, { networkId, ...(await listReach(tx, { networkId, ...indirectRelationships, ...together })) })
  await refreshStatistics(tx)
}

/** Posts the directory anew, as the system. */
export async function saveDirectoryPostings(tx: Tx): Promise<void> {
  await lockPostings(tx, directoryId)
  await deleteDirectoryPostings(tx)
  await insertDirectoryPostings(tx)
  await refreshStatistics(tx)
}

/** So many networks are posted at a time; the oldest come first. */
const mostAtATime = 5_000

/** Posts the directory, and requests the postings of every network whose own are missing or older than the directory. */
export async function saveOutdatedPostings(tx: Tx, now: Date): Promise<void> {
  await saveDirectoryPostings(tx)
  for (const { networkId } of await listNetworksToPost(tx, { limit: mostAtATime }))
    await requestOutdatedPostings(tx, networkId, now)
}
