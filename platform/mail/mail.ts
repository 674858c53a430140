import { asSystem } from '../database/database.ts'
import type { Tx } from '../database/connection.ts'
import { EmailAddress } from '../contract/shapes.ts'
import { enqueue } from '../jobs/job.ts'
import { currentLanguage, inLocale, sourceLocale, type Language } from '../messages/locale.ts'
import type { Services } from '../services.ts'
import { newId } from '../values/id.ts'
import { withoutUrls } from '../values/links.rules.ts'
import { legalLinks } from './legal-links.rules.ts'
import type { MailBlock, MailLink } from './mail-blocks.rules.ts'
import { oneClickHeader, sealContent, type MailContent } from './mail-content.ts'
import { pass, passKind, type MailRefusal, type MailSender } from './mail-gate.ts'
import { sendKeyOf, sendMailJob } from './mail.jobs.ts'
import { nameOnBehalf } from './mail-sender.rules.ts'
import { neverEmailToken } from './mailbox.ts'
import { renderMail, type MailParts } from './render-mail.rules.ts'

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
  /** A page on which to say that one wants no more of this kind: List-Unsubscribe, and a line at the end. */
  leave?: MailLink
  /** Not handed over before: until then it can be withdrawn. */
  notBefore?: Date
  /** The id of what it speaks of: deleted with it. */
  about?: string
  /** Answers what the recipient just did on a page that only they can open. */
  isReply?: true
  /** All of it is forwarded, so the link that stops the recipient's own mail is in the headers only. */
  isToForward?: true
  /** Set on mail of the server itself, which anybody can cause by typing an address. */
  isForAnybody?: true
  /** Of all of it, the lines that we add too; without it that of whoever makes the request. */
  language?: Language
  subject: string
  /** The person's words first, ours last. There is no picture and no tracking. */
  blocks: readonly MailBlock[]
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
  const { blocks, leave, language = currentLanguage() } = mail
  const fromName = nameOnBehalf(mail.inNameOf, services.config.MAIL_FROM)
  const from = fromName === null ? {} : { fromName }
  if (is === 'to member') {
    const { subject } = mail
    const headers = leave ? { 'List-Unsubscribe': `<${new URL(leave.href).href}>` } : {}
    const parts = renderMail({ subject, language, blocks, legal: leave ? [leave] : [] })
    return { ...from, subject, ...contentParts(parts), headers }
  }
  const never = neverEmailUrl(services, mail.to.address)
  const data = new URL('/privacy/your-data', services.config.PUBLIC_URL).href
  const legal = [...(leave ? [leave] : []), ...inLocale(language, () => legalLinks({ never, data }))]
  // Names in it come from files and forms. A link in a subject is never ours.
  const subject = withoutUrls(mail.subject)
  return {
    ...from,
    subject,
    ...contentParts(renderMail({ subject, language, blocks, legal: mail.isToForward ? [] : legal })),
    headers: { 'List-Unsubscribe': `<${never}>`, [oneClickHeader]: 'List-Unsubscribe=One-Click' },
  }
}

const contentParts = ({ text: body, html }: MailParts) => ({ body, html })

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
