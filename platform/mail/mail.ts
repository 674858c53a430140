import { asSystem } from '../database/database.ts'
import type { Tx } from '../database/connection.ts'
import { EmailAddress } from '../contract/shapes.ts'
import { enqueue } from '../jobs/job.ts'
import { inLocale, sourceLocale, type Language } from '../messages/locale.ts'
import type { Services } from '../services.ts'
import { newId } from '../values/id.ts'
import { withoutUrls } from '../values/links.rules.ts'
import { oneClickHeader, sealContent, type MailContent } from './mail-content.ts'
import { pass, passKind, type MailRefusal, type MailSender } from './mail-gate.ts'
import { sendKeyOf, sendMailJob } from './mail.jobs.ts'
import { mailMessages } from './mail.messages.ts'
import { nameOnBehalf } from './mail-sender.rules.ts'
import { neverEmailToken } from './mailbox.ts'

export interface MailAddress {
  name?: string
  address: string
}

export interface Mail {
  /** What it is, for the operator: `account.verify-email`. */
  kind: string
  /** Who caused it; null for the server's own mail to a user about their own account. */
  sender: MailSender | null
  to: MailAddress
  /** Who reads an answer, where that is not us. */
  replyTo?: MailAddress
  /** Whose words these are: "Ana Lima via Wellmet". Without it the server writes. */
  inNameOf?: string
  /** A page on which to say that one wants no more of this kind: List-Unsubscribe. */
  leaveUrl?: string
  /** Not handed over before: until then it can be withdrawn. */
  notBefore?: Date
  /** The id of what it speaks of: deleted with it. */
  about?: string
  /** Answers what the recipient just did on a page that only they can open. */
  isReply?: true
  /** What the recipient forwards. The link that stops their own mail is not in that part. */
  isToForward?: 'all' | 'below the line'
  /** Set on mail of the server itself, which anybody can cause by typing an address. */
  isForAnybody?: true
  /** Of the line that we add; English if nothing is said. */
  language?: Language
  subject: string
  /** Plain text. There is no HTML part, no picture and no tracking. */
  body: string
}

/** A mail in the language of its recipient, as far as one is known. */
export function mailIn(known: Language | null, write: () => Mail): Mail {
  const language = known ?? sourceLocale
  return { ...inLocale(language, write), language }
}

export type QueuedMail = { is: 'queued'; id: string } | { is: 'refused'; reason: MailRefusal }

/** One address and nothing else. What was imported may hold anything, and two addresses would be two recipients. */
export const isMailAddress = (address: string): boolean =>
  EmailAddress.safeParse(address).data === address.toLowerCase()

/**
 * The one gate of all mail. Says that a mail is to go out, in the transaction of what it is about, or why it is not. Its
 * Message-ID is fixed here, before any attempt, so that a mail whose fate is unknown can be looked up where it was sent
 * from.
 */
export const queueMail = (tx: Tx, services: Services, mail: Mail): Promise<QueuedMail> =>
  // As the system: no member may write a mail past the gate
  asSystem(tx, async (system) => {
    for (const { address } of mail.replyTo ? [mail.to, mail.replyTo] : [mail.to]) {
      if (!isMailAddress(address)) throw new Error(`Not one plain address in a mail of kind ${mail.kind}`)
    }
    const passage = await passageOf(system, services, mail)
    if (passage.is !== 'refused') return insertMail(system, services, mail, contentOf(services, mail, passage.is))
    const { kind, sender } = mail
    services.log.warn({ kind, userId: sender?.userId, reason: passage.reason }, 'a mail was refused')
    return passage
  })

async function passageOf(tx: Tx, services: Services, mail: Mail) {
  const { sender, kind, about, isReply = false } = mail
  const to = mail.to.address
  if (sender) return pass(tx, services, { sender, to, about }, isReply)
  if (!mail.isForAnybody || (await passKind(tx, services, kind, to))) return { is: 'to member' } as const
  return { is: 'refused', reason: 'too_many' } as const
}

function contentOf(services: Services, mail: Mail, is: 'to member' | 'to outside'): MailContent {
  const { subject, body, leaveUrl } = mail
  const fromName = nameOnBehalf(mail.inNameOf, services.config.MAIL_FROM)
  const from = fromName === null ? {} : { fromName }
  if (is === 'to member')
    return { ...from, subject, body, headers: leaveUrl ? { 'List-Unsubscribe': `<${new URL(leaveUrl).href}>` } : {} }
  const link = neverEmailUrl(services, mail.to.address)
  const dataLink = new URL('/privacy/your-data', services.config.PUBLIC_URL).href
  const line = inLocale(mail.language ?? sourceLocale, () => mailMessages.neverEmailLine({ link, dataLink }))
  return {
    ...from,
    // Names in it come from files and forms. A link in a subject is never ours.
    subject: withoutUrls(subject),
    body: withLine(mail, line),
    headers: { 'List-Unsubscribe': `<${link}>`, [oneClickHeader]: 'List-Unsubscribe=One-Click' },
  }
}

const lineOfDashes = `\n${'-'.repeat(40)}\n`

/** In a mail of which all is forwarded the link is in the headers only. */
function withLine({ body, isToForward }: Mail, line: string): string {
  if (isToForward === 'all') return body
  const at = isToForward === 'below the line' ? body.indexOf(lineOfDashes) : -1
  if (at < 0) return `${body.trimEnd()}\n\n-- \n${line}\n`
  // The last paragraph above the line of dashes announces what is below, so nothing comes between the two.
  const above = body.slice(0, at).trimEnd()
  const announced = above.lastIndexOf('\n\n')
  return `${above.slice(0, announced)}\n\n${line}${above.slice(announced)}\n${body.slice(at)}`
}

const neverEmailUrl = (services: Services, address: string): string =>
  new URL(`/never-email/${neverEmailToken(services, address)}`, services.config.PUBLIC_URL).href

async function insertMail(tx: Tx, services: Services, mail: Mail, content: MailContent): Promise<QueuedMail> {
  const id = newId()
  await tx
    .insertInto('platform.mails')
    .values({
      id,
      messageId: `<${id}@${new URL(services.config.PUBLIC_URL).hostname}>`,
      kind: mail.kind,
      toName: mail.to.name ?? null,
      toAddress: mail.to.address,
      replyToName: mail.replyTo?.name ?? null,
      replyToAddress: mail.replyTo?.address ?? null,
      about: mail.about ?? null,
      senderId: mail.sender?.userId ?? null,
      content: sealContent(services, id, content),
      nextTryAt: mail.notBefore ?? services.now(),
    })
    .execute()
  const key = sendKeyOf(id)
  await enqueue(tx, sendMailJob, { mailId: id }, mail.notBefore ? { key, runAt: mail.notBefore } : { key })
  return { is: 'queued', id }
}
