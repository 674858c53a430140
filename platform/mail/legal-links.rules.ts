import type { MailLink } from './mail-blocks.rules.ts'
import { mailMessages } from './mail.messages.ts'

/** At the end of every mail to somebody outside the workspace. The preview of a mail ends with the same. */
export const legalLinks = ({ never, data }: { never: string; data: string }): MailLink[] => [
  { label: mailMessages.neverEmail(), href: never },
  { label: mailMessages.yourData(), href: data },
]
