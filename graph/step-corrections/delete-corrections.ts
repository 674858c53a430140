import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteCorrectionsOfStrangers } from './step-corrections.store.ts'

/** These people left the public directory: only members who have them as contacts keep what they said. */
export const deleteStrangersFromCorrections = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteCorrectionsOfStrangers(tx, { people }))
