import { setTimeout as sleep } from 'node:timers/promises'
import { nameOnBehalf } from '@wellmet/platform/mail/mail-sender.rules.ts'
import { openMailTransport } from '@wellmet/platform/mail/transport.ts'
import { publicUrl } from '../../tests/mails/mail-samples.ts'
import type { WrittenSample } from '../../tests/mails/written-mails.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'

const mailFrom = 'Wellmet <hello@wellmet.example>'

/** The samples as the product's own transport hands them to a mail server, with the headers that the gate sets. */
export async function postSamples(samples: readonly WrittenSample[]): Promise<string[]> {
  const catcher = await startMailCatcher()
  try {
    await handOverSamples(catcher.url, samples)
    while (catcher.mails.length < samples.length) await sleep(10)
    return catcher.mails.map(({ raw }) => raw)
  } finally {
    await catcher.stop()
  }
}

/** To whatever mail server is there. */
export async function handOverSamples(url: string, samples: readonly WrittenSample[]): Promise<void> {
  const transport = openMailTransport(url, { connections: 3, plaintextHosts: [] })
  try {
    for (const [at, { mail, subject, text, html }] of samples.entries()) {
      const fromName = nameOnBehalf(mail?.inNameOf, mailFrom)
      const { verdict, problem } = await transport.deliver({
        from: fromName === null ? mailFrom : { name: fromName, address: 'hello@wellmet.example' },
        to: { name: mail?.to.name ?? '', address: mail?.to.address ?? 'operator@northgate.example' },
        ...(mail?.replyTo ? { replyTo: { name: mail.replyTo.name ?? '', address: mail.replyTo.address } } : {}),
        headers: mail?.sender
          ? {
              'List-Unsubscribe': `<${publicUrl}/never-email/token>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {},
        subject,
        text,
        html,
        messageId: `<01a1f1d4-9797-7f78-a1a6-${String(at).padStart(12, '0')}@wellmet.example>`,
      })
      if (verdict !== 'sent') throw new Error(`The mail server did not take a mail: ${problem}`)
    }
  } finally {
    transport.close()
  }
}
