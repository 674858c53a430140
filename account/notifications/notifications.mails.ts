import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { renderMessage, renderSentences } from '@wellmet/platform/messages/messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { DigestLine } from './digest.store.ts'
import { notificationsMessages } from './notifications.messages.ts'

/** More than anybody reads in a mail. */
const mostLines = 20

export function digestMail(to: { name: string; email: string }, lines: readonly DigestLine[], publicUrl: string): Mail {
  const shown = lines.slice(0, mostLines)
  const title = renderMessage(firstOf(lines).title)
  const settings = `${publicUrl}/settings/notifications`
  const body = { name: firstName(to.name), notifications: byWorkspace(shown, publicUrl), settings }
  const more = lines.length - shown.length
  return {
    kind: 'account.digest',
    sender: null,
    to: { name: to.name, address: to.email },
    leaveUrl: settings,
    subject: lines.length === 1 ? title : notificationsMessages.digestSubjectMore({ title, more: lines.length - 1 }),
    body:
      more === 0
        ? notificationsMessages.digestBody(body)
        : notificationsMessages.digestBodyMore({ ...body, more, all: `${publicUrl}/notifications` }),
  }
}

const byWorkspace = (lines: readonly DigestLine[], publicUrl: string): string =>
  [...Map.groupBy(lines, ({ workspace }) => workspace)]
    .map(([workspace, its]) => [workspace, ...its.map((line) => inWords(line, publicUrl))].join('\n\n'))
    .join('\n\n')

const inWords = ({ title, body, link }: DigestLine, publicUrl: string): string =>
  [
    `- ${renderMessage(title)}`,
    ...(body.length === 0 ? [] : [`  ${renderSentences(body)}`]),
    `  ${publicUrl}${link}`,
  ].join('\n')
