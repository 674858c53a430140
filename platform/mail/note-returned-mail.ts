import type { Tx } from '../database/connection.ts'
import { announce } from '../events/event.ts'
import type { MailReport } from '../files/mail/mail-report.rules.ts'
import type { Services } from '../services.ts'
import { mailFailed } from './mail.events.ts'
import { insertReturnedMail } from './mail.store.ts'
import { mailboxKey } from './mailbox.ts'
import { suppressAfterComplaint } from './suppress-mailbox.ts'

export type Noted = 'hard' | 'soft' | 'ours' | 'complaint' | 'ignored'

/**
 * Saves that a mail of ours came back, once. A complaint ends mail to its owner for ever; a mailbox that does not exist gets
 * no more. An answer by a machine, a delay or a receipt changes nothing. As the system.
 */
export async function noteReturnedMail(tx: Tx, services: Services, id: string, report: MailReport): Promise<Noted> {
  if (report.is !== 'bounce' && report.is !== 'complaint') return 'ignored'
  const mail = await tx
    .selectFrom('platform.mails')
    .select(['kind', 'about', 'status', 'toAddress'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!mail) return 'ignored'
  const mailbox = mailboxKey(services, mail.toAddress)
  const [kind, status] = report.is === 'bounce' ? [report.kind, report.status] : (['complaint', null] as const)
  const now = services.now()
  if ((await insertReturnedMail(tx, { mailId: id, kind, mailbox, status, now })) === 0) return 'ignored'
  if (kind === 'complaint') await suppressAfterComplaint(tx, services, mailbox)
  else if (mail.status === 'sent' || mail.status === 'parked') {
    // What does not exist refuses every mail; the others did not get this one.
    const result = kind === 'hard' ? 'refused' : 'given_up'
    const problem = `It came back${status === null ? '' : ` (${status})`}.`
    await tx
      .updateTable('platform.mails')
      .set({ status: result, problem, settledAt: now })
      .where('id', '=', id)
      .execute()
    await announce(tx, mailFailed, { mailId: id, kind: mail.kind, about: mail.about, result })
    services.metrics.countMail(result)
  }
  return kind
}
