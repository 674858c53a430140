import nodemailer from 'nodemailer'
import { sourceLocale } from '../messages/locale.ts'
import type { Services } from '../services.ts'
import { newId } from '../values/id.ts'
import { explainMailFailure } from './explain-mail-failure.rules.ts'
import { says } from './mail-blocks.rules.ts'
import { mailMessages } from './mail.messages.ts'
import { renderMail, type MailParts } from './render-mail.rules.ts'
import { secureTransport, terminalTimeouts } from './transport.ts'

/** Sends one mail at once, past the queue, for an operator who tries the mail server. Tells what the server answered. */
export async function sendTestMail(
  { config }: Pick<Services, 'config'>,
  address: string,
): Promise<{ isTaken: boolean; answer: string }> {
  const { SMTP_URL, PLAINTEXT_HOSTS, MAIL_FROM, PUBLIC_URL } = config
  const transport = nodemailer.createTransport({
    ...secureTransport(SMTP_URL, PLAINTEXT_HOSTS),
    ...terminalTimeouts,
    // Some servers look at the whole mail before they answer.
    socketTimeout: 60_000,
  })
  try {
    const { response } = await transport.sendMail({
      from: MAIL_FROM,
      to: { name: '', address },
      ...testMail(PUBLIC_URL),
      messageId: `<${newId()}@${new URL(PUBLIC_URL).hostname}>`,
    })
    return { isTaken: true, answer: response }
  } catch (error) {
    const { response } = error as { response?: string }
    return { isTaken: false, answer: response ?? explainMailFailure(SMTP_URL, error as Error) }
  } finally {
    transport.close()
  }
}

/** As the product's own mail is made, so that the server is tried with what it will get. English, as the terminal is. */
export function testMail(server: string): { subject: string } & MailParts {
  const subject = mailMessages.testMailSubject()
  const blocks = [says(mailMessages.testMailBody({ server }))]
  return { subject, ...renderMail({ subject, language: sourceLocale, blocks, legal: [] }) }
}
