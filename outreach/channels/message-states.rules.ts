import type { MessageRefusal } from '@wellmet/connections/engine/message-refusals.contract.ts'
import type { MessageState } from './channels.contract.ts'
import { channelsMessages as m } from './channels.messages.ts'

/** Why a message was not sent. */
export type FailureReason = MessageRefusal | 'not_reached' | 'access_ended' | 'no_account' | 'left'

type Words = (names: { platform: string }) => string

const failures: Readonly<Record<FailureReason, Words>> = {
  place_gone: m.failedPlaceGone,
  not_in_place: m.failedNotInPlace,
  blocked: m.failedBlocked,
  outsiders: m.failedOutsiders,
  too_long: m.failedTooLong,
  refused: m.failedRefused,
  not_reached: m.failedNotReached,
  access_ended: m.failedAccessEnded,
  no_account: m.failedNoAccount,
  left: m.failedLeft,
}

const states: Readonly<Record<Exclude<MessageState, 'failed'>, Words>> = {
  waiting: m.stateWaiting,
  sending: m.stateSending,
  sent: m.stateSent,
  accepted: m.stateAccepted,
  unknown: m.stateUnknown,
}

export const stateWords = (state: MessageState, reason: FailureReason | null, platform: string): string =>
  (state === 'failed' ? failures[reason ?? 'refused'] : states[state])({ platform })
