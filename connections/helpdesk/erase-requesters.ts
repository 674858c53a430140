import type { Tx } from '@wellmet/platform/database/connection.ts'
import { eraseRequestersOf, listRequesters } from './helpdesk.store.ts'

export const listRequesterAddresses = async (tx: Tx, accountId: string): Promise<string[]> =>
  (await listRequesters(tx, { accountId })).map(({ email }) => email)

/** Takes their names and addresses out of all tickets, because they want to be nowhere on this server. As the system. */
export async function eraseRequesters(tx: Tx, emails: readonly string[]): Promise<void> {
  if (emails.length > 0) await eraseRequestersOf(tx, { emails: [...emails] })
}
