import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteCorrectionsOfPeople, deleteCorrectionsOfStrangers } from './step-corrections.store.ts'

/** The member deleted these people: what the member said about them goes too. */
export const deletePeopleFromCorrections = async (tx: Tx, networkId: number, people: string[]): Promise<void> =>
  void (await deleteCorrectionsOfPeople(tx, { networkId, people }))

/** These people left the public directory: only members who have them as contacts keep what they said. */
export const deleteStrangersFromCorrections = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteCorrectionsOfStrangers(tx, { people }))
