import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteTargetsOfStrangers } from './missions.store.ts'

/** These people left the public directory: they stay only in missions of members who have them as contacts. */
export const deleteStrangersFromMissions = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteTargetsOfStrangers(tx, { people }))
