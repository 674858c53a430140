import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hasMailLeft, withdrawMails } from '@wellmet/platform/mail/withdraw-mails.ts'
import { outcomeMailKind } from './asks.mails.ts'
import { reopenAsk } from './asks.store.ts'

/**
 * Withdraws the email about what was recorded at that time. One that has left stays the only one: the connector is told
 * once what became of it. Returns whether it has left.
 */
export async function withdrawOutcomeMail(tx: Tx, requestId: string, since: Date): Promise<boolean> {
  const about = { about: requestId, kind: outcomeMailKind }
  if ((await withdrawMails(tx, about)) > 0) await reopenAsk(tx, { requestId })
  return hasMailLeft(tx, { ...about, since })
}
