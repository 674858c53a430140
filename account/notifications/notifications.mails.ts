import { buttons, says, type MailBlock } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { renderMessage, renderSentences } from '@wellmet/platform/messages/messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { DigestLine } from './digest.store.ts'
import type { BriefPart } from './notifications.hooks.ts'
import { notificationsMessages } from './notifications.messages.ts'

/** More than anybody reads in a mail. */
const mostLines = 20

/** One workspace of the brief, to be worded in the language of the mail. */
export interface WorkspaceBrief {
  workspace: string
  write: () => BriefPart | null
}

interface Reader {
  name: string
  email: string
}

/** The brief of each workspace, and below it what is unread and not in it. Without anything to say it has no blocks. */
export function morningMail(
  to: Reader,
  { briefs, lines }: { briefs: readonly WorkspaceBrief[]; lines: readonly DigestLine[] },
  publicUrl: string,
): Mail {
  const parts = briefs.flatMap(({ workspace, write }) => {
    const part = write()
    return part ? [{ workspace, ...part }] : []
  })
  const told = new Set(parts.flatMap(({ links }) => links))
  const others = lines.filter(({ link }) => !told.has(link))
  const [first] = parts
  if (!first)
    return others.length > 0 ? digestMail(to, others, publicUrl) : { ...mailTo(to, publicUrl), subject: '', blocks: [] }
  return {
    ...mailTo(to, publicUrl),
    subject: first.headline,
    blocks: [
      says(notificationsMessages.briefBegins({ name: firstName(to.name) })),
      ...parts.flatMap(({ workspace, blocks }): MailBlock[] => [
        ...(parts.length > 1 ? [{ is: 'heading', text: workspace } as const] : []),
        ...blocks,
      ]),
      ...(others.length === 0 ? [] : [{ is: 'heading', text: notificationsMessages.alsoUnread() } as const]),
      ...listed(others, publicUrl, items),
    ],
  }
}

const mailTo = (to: Reader, publicUrl: string): Omit<Mail, 'subject' | 'blocks'> => ({
  kind: 'account.digest',
  sender: null,
  to: { name: to.name, address: to.email },
  leave: { label: notificationsMessages.digestLeave(), href: `${publicUrl}/settings/notifications` },
})

export function digestMail(to: Reader, lines: readonly DigestLine[], publicUrl: string): Mail {
  const title = renderMessage(firstOf(lines).title)
  return {
    ...mailTo(to, publicUrl),
    subject: lines.length === 1 ? title : notificationsMessages.digestSubjectMore({ title, more: lines.length - 1 }),
    blocks: [
      says(notificationsMessages.digestBegins({ name: firstName(to.name) })),
      ...listed(lines, publicUrl, byWorkspace),
    ],
  }
}

/** The first of them, and how many more there are. */
function listed(
  lines: readonly DigestLine[],
  publicUrl: string,
  show: (shown: readonly DigestLine[], publicUrl: string) => MailBlock[],
): MailBlock[] {
  const more = lines.length - mostLines
  return [
    ...show(lines.slice(0, mostLines), publicUrl),
    ...(more <= 0
      ? []
      : [buttons({ label: notificationsMessages.digestMore({ more }), href: `${publicUrl}/notifications` })]),
  ]
}

const byWorkspace = (lines: readonly DigestLine[], publicUrl: string): MailBlock[] =>
  [...Map.groupBy(lines, ({ workspace }) => workspace)].flatMap(([workspace, its]): MailBlock[] => [
    { is: 'heading', text: workspace },
    ...items(its, publicUrl),
  ])

const items = (lines: readonly DigestLine[], publicUrl: string): MailBlock[] =>
  lines.map(({ title, body, link }) => ({
    is: 'item',
    title: renderMessage(title),
    text: renderSentences(body),
    href: `${publicUrl}${link}`,
  }))
