import '../../apps/messages.de.ts'
import { legalLinks } from '@wellmet/platform/mail/legal-links.rules.ts'
import { testMail } from '@wellmet/platform/mail/send-test-mail.ts'
import { mailIn, type Mail } from '@wellmet/platform/mail/mail.ts'
import { renderMail, type MailParts } from '@wellmet/platform/mail/render-mail.rules.ts'
import { inLocale, type Language } from '@wellmet/platform/messages/locale.ts'
import { mailSamples, publicUrl, type Typed } from './mail-samples.ts'

export interface WrittenSample extends MailParts {
  /** The function that wrote it, and which of its samples. */
  name: string
  mail: Mail | null
  subject: string
}

const legal = { never: `${publicUrl}/never-email/token`, data: `${publicUrl}/privacy/your-data` }

/** Mail that a user causes goes outside, with the lines that the gate adds there. */
const linesOf = ({ sender, leave, isToForward }: Mail) =>
  sender === null || isToForward ? (leave ? [leave] : []) : [...(leave ? [leave] : []), ...legalLinks(legal)]

/** Every sample in a language, in both parts, as the gate writes them. */
export function writeSamples(language: Language, typed: Typed): WrittenSample[] {
  const samples = inLocale(language, () => mailSamples(typed))
  const written = Object.entries(samples).flatMap(([name, mails]) =>
    mails.map((mail, at): WrittenSample => {
      const { subject, blocks } = mail
      const parts = inLocale(language, () => renderMail({ subject, language, blocks, legal: linesOf(mail) }))
      return {
        name: mails.length === 1 ? name : `${name}-${at + 1}`,
        mail: mailIn(language, () => mail),
        subject,
        ...parts,
      }
    }),
  )
  return [...written, { name: 'testMail', mail: null, ...testMail(publicUrl) }]
}
