import { hook } from '@wellmet/platform/events/hook.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import type { MailBlock } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import type { NotificationKind } from './notifications.contract.ts'

/** One workspace of a morning email, in the current language. */
export interface BriefPart {
  /** The most important line, for the subject. */
  headline: string
  blocks: readonly MailBlock[]
  /** Where its lines lead, so that no notification about the same is listed too. */
  links: readonly string[]
}

/** What a member should know this morning. It is read as the member and worded later, in the language of the mail. */
export const morningBriefRead = hook<{
  call: ReaderCall
  parts: (() => BriefPart | null)[]
}>('notifications.morning-brief-read')

/** What members were told in the app, in the same transaction. Whoever switched the kind off is not among them. */
export interface MembersNotified {
  told: readonly { userId: string; title: Message }[]
  workspaceId: string
  kind: NotificationKind
  /** Sentences. */
  body: readonly Message[]
  link: `/${string}`
}
export const membersNotified = hook<MembersNotified>('notifications.members-notified')
