import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteItemsOfPeople, deleteItemsOfStrangers } from './items.store.ts'

/** The member deleted these people: they leave the member's lists too. */
export const deletePeopleFromLists = async (tx: Tx, networkId: number, people: string[]): Promise<void> =>
  void (await deleteItemsOfPeople(tx, { networkId, people }))

/** These people left the public directory: they stay only in lists of members who have them as contacts. */
export const deleteStrangersFromLists = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteItemsOfStrangers(tx, { people }))
