import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { deleteFromMerges, deletePeopleOf } from './deletions.store.ts'

/** Deletes everything that a network holds about these people. Leaves no tombstone: a later import may bring them again. */
export async function removePeople(tx: Tx, networkId: number, people: string[]): Promise<void> {
  await deletePeopleOf(tx, { networkId, people })
  await deleteFromMerges(tx, { networkId, people })
  await deleteSearchTokens(tx, people)
}
