import type { Tx } from '../database/connection.ts'

/**
 * Every mail that speaks of one of these, sent or not. What is being sent at this moment cannot be stopped; if the server
 * does not take it there is nothing left to send again.
 */
export async function deleteMails(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length > 0) await tx.deleteFrom('platform.mails').where('about', 'in', about).execute()
}
