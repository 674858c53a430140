import { z } from 'zod'
import type { ApprovalKind } from '@wellmet/account/approvals/approvals.hooks.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { ChannelPlatform, longestText, mostRecipients } from './channels.contract.ts'
import { channelsMessages as m } from './channels.messages.ts'

const Asked = z.object({
  from: z.object({ userId: Id, name: z.string() }),
  /** Null once it is decided. */
  text: z.string().max(longestText).nullable(),
  to: z
    .array(
      z.object({
        recipientId: Id.nullable(),
        accountId: Id,
        platform: ChannelPlatform,
        place: z.string().nullable(),
        placeName: z.string().nullable(),
        name: z.string(),
      }),
    )
    .max(mostRecipients),
})
export type AskedBulk = z.infer<typeof Asked>

/** Names shown before “and 12 more”. */
const mostNames = 40

/** Above a number of recipients: always by a person, and by another one where there are two admins. */
export const sendToMany: ApprovalKind<AskedBulk> = {
  name: 'channels.send-to-many',
  title: m.bulkKind,
  payload: Asked,
  risk: 'mass_mail',
  mayBeAutomatic: false,
  askedAt: '/settings/channels',
  hours: 3 * 24,
  shows: ({ from, text, to }) => ({
    title: m.bulkTitle.message({ n: to.length }),
    facts: [
      { label: m.bulkSender.message(), value: from.name },
      { label: m.bulkRecipients.message(), value: namesOf(to) },
      { label: m.bulkText.message(), value: text ?? m.bulkTextDeleted.message() },
    ],
    items: to.length,
  }),
}

function namesOf(to: AskedBulk['to']) {
  const names = to
    .slice(0, mostNames)
    .map(({ name }) => name)
    .join(', ')
  return to.length <= mostNames ? names : m.bulkMore.message({ names, more: to.length - mostNames })
}
