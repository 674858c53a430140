import type { Tx } from '../database/connection.ts'
import { enqueue } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { sendKeyOf, sendMailJob } from './mail.jobs.ts'
import { isSuppressed } from './suppress-mailbox.ts'

export type Resent =
  | { is: 'queued'; kind: string; senderId: string | null }
  /** Not parked, refused or given up: it waits, was sent, or there is none. */
  | { is: 'not failed' }
  | { is: 'text deleted' }
  /** The owner of the mailbox has said since then that they want no mail. */
  | { is: 'unwanted' }

/**
 * Queues a mail that failed, or whose fate is unknown, under the same Message-ID. It is sent once: a second call finds it
 * queued and changes nothing.
 */
export async function resendMail(tx: Tx, services: Services, id: string): Promise<Resent> {
  const mail = await tx
    .selectFrom('platform.mails')
    .select(['kind', 'senderId', 'toAddress', 'content'])
    .where('id', '=', id)
    .where('status', 'in', ['parked', 'refused', 'given_up'])
    .forUpdate()
    .executeTakeFirst()
  if (!mail) return { is: 'not failed' }
  if (mail.content === null) return { is: 'text deleted' }
  if (mail.senderId !== null && (await isSuppressed(tx, services, mail.toAddress))) return { is: 'unwanted' }
  const now = services.now()
  await tx
    .updateTable('platform.mails')
    .set({ status: 'queued', problem: null, tries: 0, claimedAt: null, settledAt: null, nextTryAt: now, resentAt: now })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, sendMailJob, { mailId: id }, { key: sendKeyOf(id) })
  return { is: 'queued', kind: mail.kind, senderId: mail.senderId }
}

/** Mails that failed and whose text is still there, oldest first. */
export async function listResendable(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('platform.mails')
    .select('id')
    .where('status', 'in', ['refused', 'given_up'])
    .where('content', 'is not', null)
    .orderBy('settledAt')
    .execute()
  return rows.map(({ id }) => id)
}
