import nodemailer from 'nodemailer'

/** A message of a member, as it leaves their own mailbox. Plain text: nothing is tracked, and nothing is added to it. */
interface MemberMail {
  id: string
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  date: Date
  /** What it answers, and the thread before that, oldest first. */
  references: readonly string[]
}

/** Providers that replace a Message-ID keep this header, so a copy can be recognized by it. */
export const ownIdHeader = 'X-Wellmet-Id'

/** The message as RFC 5322 has it, with the line ends that SMTP wants. */
export async function composeMail(mail: MemberMail): Promise<Buffer> {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    // Without these two, a text of { path: '/etc/passwd' } would be read and mailed.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { message } = await composer.sendMail({
    from: mail.from,
    // An address object: a string with a comma would add a recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    date: mail.date,
    messageId: mail.messageId,
    headers: { [ownIdHeader]: mail.id },
    ...threadOf(mail.references),
    xMailer: false,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The message was not composed into a buffer.')
  return message
}

const threadOf = (references: readonly string[]) => {
  const last = references.at(-1)
  return last === undefined ? {} : { inReplyTo: last, references: [...references] }
}
