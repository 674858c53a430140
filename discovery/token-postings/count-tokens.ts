import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteCommonTokens, insertCommonTokens } from './token-postings.store.ts'

/** Rarer tokens do not make a question common, not even a few of them together. */
const fewestCounted = 200

/** Counts, as the system, how many people on the server have each token. */
export async function countTokens(tx: Tx): Promise<void> {
  await deleteCommonTokens(tx)
  await insertCommonTokens(tx, { people: fewestCounted })
}
