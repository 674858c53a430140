import { sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { renderMail } from '@wellmet/platform/mail/render-mail.rules.ts'

/** The plain part of a mail that is not sent, without the lines that the gate adds. */
export const textOf = ({ subject, blocks, language = sourceLocale }: Mail): string =>
  renderMail({ subject, language, blocks, legal: [] }).text
