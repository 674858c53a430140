import { fail } from '../contract/problem.ts'
import type { Tx } from '../database/connection.ts'
import type { Call } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { announce } from '../events/event.ts'
import { mailboxSuppressed } from './mail.events.ts'
import { mailMessages } from './mail.messages.ts'
import { findSuppressedMailbox, insertSuppressedMailbox, listTopicsOfMailbox } from './mail.store.ts'
import { mailboxKey, readNeverEmailToken } from './mailbox.ts'

/** For the owner of a mailbox, who said so on another page. As the system. */
export const suppressAddress = (tx: Tx, services: Services, address: string): Promise<unknown> =>
  insertSuppressedMailbox(tx, { mailbox: mailboxKey(services, address), now: services.now() })

/** Whether the owner of this address wants no mail that they did not ask for. As the system. */
export const isSuppressed = async (tx: Tx, services: Services, address: string): Promise<boolean> =>
  (await findSuppressedMailbox(tx, { mailbox: mailboxKey(services, address) })) !== undefined

/** Whether the owner of this address has said so after this time. As the system. */
export async function isSuppressedSince(tx: Tx, services: Services, address: string, since: Date): Promise<boolean> {
  const row = await findSuppressedMailbox(tx, { mailbox: mailboxKey(services, address) })
  return row !== undefined && row.since > since
}

/** For the owner of a mailbox who complained to their provider. As the system. */
export const suppressAfterComplaint = (tx: Tx, services: Services, mailbox: Buffer): Promise<void> =>
  suppress(tx, services, mailbox)

/** By the link in a mail. Saying it again changes nothing. */
export async function suppressMailbox({ db, services }: Call, token: string): Promise<undefined> {
  const mailbox = mailboxOf(services, token)
  // As the system: whoever holds the link need not have an account
  await db.asSystem((tx) => suppress(tx, services, mailbox))
}

async function suppress(tx: Tx, services: Services, mailbox: Buffer): Promise<void> {
  const isNew = (await insertSuppressedMailbox(tx, { mailbox, now: services.now() })) > 0
  if (!isNew) return
  const about = (await listTopicsOfMailbox(tx, { mailbox })).map((topic) => topic.about)
  if (about.length > 0) await announce(tx, mailboxSuppressed, { mailbox: mailbox.toString('hex'), about })
}

/** Opening the link changes nothing: mail scanners open links. */
export async function showMailbox({ db, services }: Call, token: string): Promise<{ isSuppressed: boolean }> {
  const mailbox = mailboxOf(services, token)
  const row = await db.asSystem((tx) => findSuppressedMailbox(tx, { mailbox }))
  return { isSuppressed: row !== undefined }
}

function mailboxOf(services: Services, token: string): Buffer {
  const mailbox = readNeverEmailToken(services, token)
  if (!mailbox) throw fail('link_not_valid', mailMessages.linkNotValid())
  return mailbox
}
