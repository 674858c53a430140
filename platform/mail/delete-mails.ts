import type { Tx } from '../database/connection.ts'

/**
 * Every mail that speaks of one of these, sent or not. What is being sent at this moment cannot be stopped; if the server
 * does not take it there is nothing left to send again.
 */
export async function deleteMails(tx: Tx, about: readonly string[]): Promise<void> {
  if (about.length > 0) await tx.deleteFrom('platform.mails').where('about', 'in', about).execute()
}

/** Mail that a user caused and that waits, or failed and could be sent again. */
export async function deleteQueuedMailsBy(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('platform.mails')
    .where('senderId', '=', userId)
    .where('status', 'in', ['queued', 'refused', 'given_up'])
    .execute()
}

/** Every mail that a user caused or got, and what they were counted for. */
export async function deleteMailsOf(tx: Tx, userId: string, address: string): Promise<void> {
  await tx
    .deleteFrom('platform.mails')
    .where((mail) => mail.or([mail('senderId', '=', userId), mail('toAddress', '=', address)]))
    .execute()
  await tx.deleteFrom('platform.mailPermits').where('userId', '=', userId).execute()
}
