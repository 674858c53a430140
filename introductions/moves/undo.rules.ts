import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { OutcomeKind, Move, RequestState } from './move.rules.ts'
import { stageOf, stages, type Stage } from '../stages/stages.rules.ts'

/** Nobody is emailed about an outcome before it could be taken back. */
export const undoSeconds = 10
/** After that the connector may have been told, and it can still be corrected for so many days. */
const undoDays = 7

/** The note of a record that was undone after the connector was emailed about it. */
export const emailLeft = 'email_left'

/** Where a request stood, as JSON has it. */
type SavedState = {
  readonly [Field in keyof RequestState]: RequestState[Field] extends Date | null ? string | null : RequestState[Field]
}

export interface SavedUndo {
  readonly before: SavedState
  readonly outcome: OutcomeKind | null
  /** When that happened, where it is not when it was recorded. */
  readonly happenedAt?: string | undefined
  readonly at: string
}

/** What the asker records of what happened elsewhere. An ask by Wellmet, a draft and the next path are not records. */
const records: ReadonlySet<string> = new Set([
  'asked_elsewhere',
  'accepted',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'cancelled',
])

const saved = (at: Date | null): string | null => at?.toISOString() ?? null
const read = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** What a move leaves to take it back by; null where it cannot be taken back. */
export function undoOf(before: RequestState, move: Move, outcome: OutcomeKind | null, now: Date): SavedUndo | null {
  if (move.by !== 'asker' || !records.has(move.kind) || stageOf(move.to) === before.stage) return null
  const { askedAt, repliedAt, targetAskedAt, sentAt, snoozedUntil, scheduledFor, settledAt, meetingAt } = before
  return {
    before: {
      ...before,
      askedAt: saved(askedAt),
      repliedAt: saved(repliedAt),
      targetAskedAt: saved(targetAskedAt),
      sentAt: saved(sentAt),
      snoozedUntil: saved(snoozedUntil),
      scheduledFor: saved(scheduledFor),
      settledAt: saved(settledAt),
      meetingAt: saved(meetingAt),
    },
    outcome,
    happenedAt: move.happenedAt?.toISOString(),
    at: now.toISOString(),
  }
}

/** Where the request goes when what was recorded last is taken back. */
export const stateBefore = ({ before }: SavedUndo): RequestState => ({
  ...before,
  askedAt: read(before.askedAt),
  repliedAt: read(before.repliedAt),
  targetAskedAt: read(before.targetAskedAt),
  sentAt: read(before.sentAt),
  snoozedUntil: read(before.snoozedUntil),
  scheduledFor: read(before.scheduledFor),
  settledAt: read(before.settledAt),
  // The release before saved neither.
  meetingAt: read(before.meetingAt ?? null),
  askedElsewhere: before.askedElsewhere ?? null,
})

export interface ShownUndo {
  readonly to: Stage
  readonly until: string
  readonly emailsAt: string
}

/** What the asker may take back now; null when there is nothing, or not any more. */
export function shownUndo(undo: SavedUndo | null, now: Date): ShownUndo | null {
  if (!undo || !stages.includes(undo.before.stage)) return null
  const at = Date.parse(undo.at)
  const until = addDays(new Date(at), undoDays)
  return until <= now
    ? null
    : { to: undo.before.stage, until: until.toISOString(), emailsAt: new Date(at + undoSeconds * 1000).toISOString() }
}
