import type { AskedElsewhere, RepliedWith, By } from '../stages/stages.contract.ts'
import { whoseTurn, type RequestProgress } from '../stages/turn.rules.ts'
import { isOpen, mayMove, movesFrom, stageOf, type RawStatus, type Stage } from '../stages/stages.rules.ts'

export interface Move {
  to: RawStatus
  by: By
  /** What happened, for the timeline and for whoever reacts. */
  kind: string
  note?: string | undefined
  /** When what the asker records happened; now without it. */
  happenedAt?: Date | undefined
  /** How the asker asked without Wellmet. */
  askedElsewhere?: AskedElsewhere | undefined
  snoozedUntil?: Date | undefined
  repliedWith?: RepliedWith | undefined
  /** When the meeting is; null takes the day back. */
  meetingAt?: Date | null | undefined
}

/** All that a move may change. */
export interface RequestState extends RequestProgress {
  readonly scheduledFor: Date | null
  readonly settledAt: Date | null
  readonly meetingAt: Date | null
  readonly askedElsewhere: AskedElsewhere | null
}

export type OutcomeKind =
  | 'connector_accepted'
  | 'connector_declined'
  | 'connector_silent'
  | 'intro_sent'
  | 'target_replied'
  | 'meeting_booked'
  | 'converted'
  | 'target_silent'
  | 'no_interest'

export type Decision =
  | { readonly is: 'refused'; readonly allowed: readonly Stage[] }
  | { readonly is: 'nothing' }
  | { readonly is: 'hidden'; readonly outcome: OutcomeKind }
  | { readonly is: 'moved'; readonly after: RequestState; readonly outcome: OutcomeKind | null }

/** What becomes of a request by a move. The whole truth about moves: the database adds only who else has asked. */
export function decideMove(before: RequestState, move: Move, now: Date): Decision {
  const to = stageOf(move.to)
  // A target's no is kept for learning and shown to nobody: to the asker it stays what no answer looks like.
  if (move.by === 'target' && to === 'declined' && isOpen(before.stage)) return { is: 'hidden', outcome: 'no_interest' }
  if (!mayMove(before.stage, to)) return { is: 'refused', allowed: movesFrom(before.stage) }
  if (before.stage === to) {
    const { snoozedUntil = before.snoozedUntil, repliedWith = before.repliedWith } = move
    const meetingAt = to === 'meeting_booked' && move.meetingAt !== undefined ? move.meetingAt : before.meetingAt
    const isSame = snoozedUntil === before.snoozedUntil && repliedWith === before.repliedWith
    if (isSame && meetingAt?.getTime() === before.meetingAt?.getTime()) return { is: 'nothing' }
    // Who answers anew has just been heard of: silence is counted from here.
    const repliedAt = repliedWith === before.repliedWith ? before.repliedAt : now
    return {
      is: 'moved',
      after: { ...before, snoozedUntil, repliedWith, repliedAt, meetingAt, reminders: 0 },
      outcome: null,
    }
  }
  return { is: 'moved', after: arrive(before, move, to, now), outcome: outcomeOf(before, move, to) }
}

function arrive(before: RequestState, move: Move, to: Stage, now: Date): RequestState {
  const after = { ...before, stage: to, scheduledFor: null, snoozedUntil: null, reminders: 0 }
  switch (to) {
    case 'drafted':
      return {
        ...after,
        askedAt: null,
        repliedAt: null,
        repliedWith: null,
        targetAskedAt: null,
        sentAt: null,
        settledAt: null,
        meetingAt: null,
        askedElsewhere: null,
      }
    case 'awaiting_connector':
      return { ...after, askedAt: move.happenedAt ?? now, askedElsewhere: move.askedElsewhere ?? null }
    case 'connector_replied':
      return { ...after, repliedAt: now, repliedWith: move.repliedWith ?? null }
    case 'intro_sent':
      return { ...after, sentAt: now }
    case 'target_replied':
      return after
    case 'meeting_booked':
      return { ...after, meetingAt: move.meetingAt ?? null }
    case 'declined':
      return { ...after, repliedAt: move.by === 'connector' ? now : before.repliedAt, settledAt: now }
    case 'converted':
    case 'cancelled':
  }
  return { ...after, settledAt: now }
}

function outcomeOf(before: RequestState, { by }: Move, to: Stage): OutcomeKind | null {
  switch (to) {
    case 'connector_replied':
      return 'connector_accepted'
    case 'intro_sent':
    case 'target_replied':
    case 'meeting_booked':
    case 'converted':
      return to
    case 'declined':
      return by === 'connector' ? 'connector_declined' : null
    case 'cancelled':
      return by === 'system' ? silenceOf(before) : null
    case 'drafted':
    case 'awaiting_connector':
  }
  return null
}

function silenceOf(before: RequestState): OutcomeKind | null {
  const turn = whoseTurn(before)
  return turn === 'connector' ? 'connector_silent' : turn === 'target' ? 'target_silent' : null
}

/** After the target was asked whether they want to; null where nobody said that they are to be asked, or they were. */
export const afterTargetAsked = (before: RequestState, now: Date): RequestState | null =>
  before.stage === 'connector_replied' && before.repliedWith === 'ask_target' && !before.targetAskedAt
    ? { ...before, targetAskedAt: now, reminders: 0 }
    : null

/** A request that was just created. */
export const newState: RequestState = {
  stage: 'drafted',
  repliedWith: null,
  askedAt: null,
  repliedAt: null,
  targetAskedAt: null,
  sentAt: null,
  settledAt: null,
  scheduledFor: null,
  snoozedUntil: null,
  meetingAt: null,
  askedElsewhere: null,
  reminders: 0,
}

/** Stages in which a request holds the ask lock of its connector and target. */
export const holdsLock = (stage: Stage): boolean =>
  stage === 'awaiting_connector' || stage === 'connector_replied' || stage === 'intro_sent'

/** A move by which a request comes to hold the ask lock: nobody else may hold it then. */
export const takesLock = (from: Stage, to: Stage): boolean => !holdsLock(from) && holdsLock(to)
