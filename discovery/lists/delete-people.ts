import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteItemsOfStrangers } from './items.store.ts'

/** These people left the public directory: they stay only in lists of members who have them as contacts. */
export const deleteStrangersFromLists = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteItemsOfStrangers(tx, { people }))
