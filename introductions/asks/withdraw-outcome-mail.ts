import type { Tx } from '@wellmet/platform/database/connection.ts'
import { withdrawMails } from '@wellmet/platform/mail/withdraw-mails.ts'
import { outcomeMailKind } from './asks.mails.ts'
import { reopenAsk } from './asks.store.ts'

/** One that has left stays the only one: the connector is told once what became of it. */
export async function withdrawOutcomeMail(tx: Tx, requestId: string): Promise<void> {
  if ((await withdrawMails(tx, { about: requestId, kind: outcomeMailKind })) > 0) await reopenAsk(tx, { requestId })
}
