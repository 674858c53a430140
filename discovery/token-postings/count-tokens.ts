import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteCommonTokens, estimatePeople, insertCommonTokens } from './token-postings.store.ts'

/** Rarer tokens do not make a question common, not even a few of them together. */
const fewestCounted = 200
/** Up to this size every row is counted, above it a sample of about as many rows. */
const mostCounted = 1_000_000

/**
 * Counts, as the system, how many people on the server have each token. An estimate is enough: it only decides which way
 * a search takes, and both ways find the same people.
 */
export async function countTokens(tx: Tx, most = mostCounted): Promise<void> {
  const { people } = await estimatePeople(tx)
  await deleteCommonTokens(tx)
  await insertCommonTokens(tx, { people: fewestCounted, percent: Math.min(100, (100 * most) / Math.max(1, people)) })
}
