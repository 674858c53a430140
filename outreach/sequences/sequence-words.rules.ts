import type { FollowUpEvent, StopReason } from './sequences.contract.ts'
import { sequencesMessages as m } from './sequences.messages.ts'

const words: Record<StopReason, () => string> = {
  reply: m.stoppedReply,
  meeting: m.stoppedMeeting,
  no: m.stoppedNo,
  bounce: m.stoppedBounce,
  unsubscribed: m.stoppedUnsubscribed,
  erased: m.stoppedErased,
  member: m.stoppedMember,
  ended: m.stoppedEnded,
  not_allowed: m.stoppedNotAllowed,
  done: m.stoppedDone,
}

export const stopWords = (reason: StopReason): string => words[reason]()

const events: Record<Exclude<FollowUpEvent['kind'], 'stopped'>, (step: { number: number }) => string> = {
  started: () => m.eventStarted(),
  ready: m.eventReady,
  sent: m.eventSent,
  skipped: m.eventSkipped,
}

export const eventWords = (kind: FollowUpEvent['kind'], step: number | null, reason: StopReason | null): string =>
  kind === 'stopped' ? stopWords(reason ?? 'ended') : events[kind]({ number: step ?? 0 })
