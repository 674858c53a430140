import type { MessageReason, MessageState } from './sent-messages.contract.ts'
import { sentMessagesMessages as m } from './sent-messages.messages.ts'

type Words = readonly [says: () => string, remedy: (() => string) | null]

const words: Record<MessageReason, Words> = {
  access: [m.failedAccess, m.allowAgain],
  refused: [m.failedRefused, m.checkMessage],
  no_answer: [m.failedNoAnswer, m.tryOrByHand],
  gone: [m.unknown, m.lookInSent],
  reply: [m.stoppedReply, m.readFirst],
  meeting: [m.stoppedMeeting, null],
  no: [m.stoppedNo, null],
  unreachable: [m.stoppedUnreachable, null],
  not_allowed: [m.stoppedNotAllowed, null],
  erased: [m.stoppedErased, null],
  ended: [m.stoppedEnded, null],
  member: [m.stoppedMember, null],
}

interface Where {
  state: MessageState
  reason: MessageReason | null
  /** Null while it is being sent. */
  sendAt: Date | null
  /** Whether it waits for office hours, and not for another try. */
  isForHours: boolean
}

/** Where a message is, and what its writer can do about it. */
export function messageWords({ state, reason, sendAt, isForHours }: Where): { says: string; remedy: string | null } {
  if (reason !== null) return { says: words[reason][0](), remedy: words[reason][1]?.() ?? null }
  if (state === 'sent') return { says: m.sent(), remedy: null }
  if (sendAt === null) return { says: m.sending(), remedy: null }
  return { says: isForHours ? m.waitsUntil() : m.waitsAgain(), remedy: null }
}
