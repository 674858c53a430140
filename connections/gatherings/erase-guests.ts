import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteGuestsOf, listAddresses } from './gatherings.store.ts'

export const listGuestAddresses = async (tx: Tx, gatheringId: string): Promise<string[]> =>
  (await listAddresses(tx, { gatheringId })).map(({ email }) => email)

/** Takes them off the lists of all events, because they want to be nowhere on this server. As the system. */
export async function eraseGuests(tx: Tx, emails: readonly string[]): Promise<void> {
  if (emails.length > 0) await deleteGuestsOf(tx, { emails: [...emails] })
}
