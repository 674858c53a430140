import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteTargetsOfPeople, deleteTargetsOfStrangers } from './missions.store.ts'

/** The member deleted these people: they leave the member's missions too. */
export const deletePeopleFromMissions = async (tx: Tx, networkId: number, people: string[]): Promise<void> =>
  void (await deleteTargetsOfPeople(tx, { networkId, people }))

/** These people left the public directory: they stay only in missions of members who have them as contacts. */
export const deleteStrangersFromMissions = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteTargetsOfStrangers(tx, { people }))
