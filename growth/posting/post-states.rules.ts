import type { MessageRefusal } from '@wellmet/connections/engine/message-refusals.contract.ts'
import type { CrossPost } from './posting.contract.ts'
import { postingMessages as m } from './posting.messages.ts'

/** Why something was not posted. */
export type PostFailure = MessageRefusal | 'not_reached' | 'access_ended' | 'gone' | 'not_there' | 'unpublished'

type Words = (names: { place: string }) => string

const failures: Readonly<Record<PostFailure, Words>> = {
  place_gone: m.failedRefused,
  not_in_place: m.failedRefused,
  blocked: m.failedRefused,
  refused: m.failedRefused,
  outsiders: m.failedOutsiders,
  too_long: m.failedTooLong,
  not_reached: m.failedNotReached,
  access_ended: m.failedAccessEnded,
  gone: m.failedGone,
  not_there: m.failedNotThere,
  unpublished: m.failedUnpublished,
}

const states: Readonly<Record<Exclude<CrossPost['state'], 'failed'>, Words>> = {
  approval: m.stateApproval,
  waiting: m.stateWaiting,
  sending: m.stateSending,
  posted: m.statePosted,
  accepted: m.stateAccepted,
  unknown: m.stateUnknown,
  rejected: m.stateRejected,
}

export const postWords = (state: CrossPost['state'], reason: PostFailure | null, place: string): string =>
  (state === 'failed' ? failures[reason ?? 'refused'] : states[state])({ place })
