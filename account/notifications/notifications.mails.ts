import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { DigestLine } from './digest.store.ts'

/** More than anybody reads in a mail. */
const mostLines = 20

export function digestMail(to: { name: string; email: string }, lines: readonly DigestLine[], publicUrl: string): Mail {
  const shown = lines.slice(0, mostLines)
  const more = lines.length - shown.length
  return {
    kind: 'account.digest',
    to: { name: to.name, address: to.email },
    leaveUrl: `${publicUrl}/settings/notifications`,
    subject: lines.length === 1 ? firstOf(lines).title : `${firstOf(lines).title}, and ${lines.length - 1} more`,
    body: `Hello ${to.name},

this is new, and you have not read it yet.

${byWorkspace(shown, publicUrl)}
${more > 0 ? `\nAnd ${more} more: ${publicUrl}/notifications\n` : ''}
Which of these you get by mail, if any, you choose here: ${publicUrl}/settings/notifications
`,
  }
}

const byWorkspace = (lines: readonly DigestLine[], publicUrl: string): string =>
  [...Map.groupBy(lines, ({ workspace }) => workspace)]
    .map(([workspace, its]) => [workspace, ...its.map((line) => inWords(line, publicUrl))].join('\n\n'))
    .join('\n\n')

const inWords = ({ title, body, link }: DigestLine, publicUrl: string): string =>
  [`- ${title}`, ...(body === '' ? [] : [`  ${body}`]), `  ${publicUrl}${link}`].join('\n')
