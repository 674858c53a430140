import type { Config } from '@wellmet/platform/config/config.ts'
import { readMailFrom } from '@wellmet/platform/mail/mail-sender.rules.ts'
import { tryEnvelope } from '@wellmet/platform/mail/try-envelope.ts'
import { verifyMailServer } from '@wellmet/platform/mail/verify-mail-server.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

type MailSettings = Pick<Config, 'SMTP_URL' | 'PLAINTEXT_HOSTS' | 'MAIL_FROM'>

/** Whether the mail server lets us in, and takes our sender. Sends nothing. */
export async function checkMail({ SMTP_URL, PLAINTEXT_HOSTS, MAIL_FROM }: MailSettings): Promise<Finding[]> {
  const { address } = readMailFrom(MAIL_FROM)
  const sender = judgeSender(address)
  const problem = await verifyMailServer(SMTP_URL, PLAINTEXT_HOSTS)
  if (problem !== null) return [...sender, fault('mail', problem)]
  const answers = await tryEnvelope(SMTP_URL, PLAINTEXT_HOSTS, { sender: address, recipient: address }).catch(
    (error: Error) => error,
  )
  if (answers instanceof Error) return [...sender, fault('mail', `the server ended the try: ${answers.message}`)]
  if (answers.sender !== null)
    return [...sender, fault('mail', `the server refuses the sender ${address}, MAIL_FROM: ${answers.sender}`)]
  if (answers.recipient !== null)
    return [
      ...sender,
      warning(
        'mail',
        `the server refuses mail to ${address}, so replies to the sender go nowhere: ${answers.recipient}. Try another recipient: wellmet mails test <address>`,
      ),
    ]
  return [...sender, ok('mail', `the server takes mail from ${address}`)]
}

/** Most servers refuse a sender of which they cannot find the domain, and no answer comes back from there. */
const judgeSender = (address: string): Finding[] =>
  /@(?:.*\.)?localhost(?:\.localdomain)?$|^[^@]*$/i.test(address)
    ? [fault('mail', `mail would leave as ${address}: set MAIL_FROM to an address of your domain`)]
    : []
