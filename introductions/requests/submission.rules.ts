import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { AskedElsewhere } from '../stages/stages.contract.ts'
import type { ConnectorRefusal } from '../connector-rules/allowance.rules.ts'
import type { Decline } from '../refusals/decline.rules.ts'
import { decideMove, takesLock, type Move, type RequestState } from '../moves/move.rules.ts'
import { mostScheduledDays } from './requests.rules.ts'
import { stageOf, type RawStatus, type Stage } from '../stages/stages.rules.ts'

/** The status and the time that the asker wants. */
export interface Wanted {
  status?: RawStatus | undefined
  /** Null takes the schedule back. */
  scheduledFor?: string | null | undefined
  /** When the booked meeting is. Null takes the day back. */
  meetingAt?: string | null | undefined
  /** Of the asker, with the status. */
  note?: string | undefined
  /** The asker asked without Wellmet: it is recorded, and nobody is written to. */
  elsewhere?: Elsewhere | undefined
}

/** How and when the asker asked without Wellmet. */
export interface Elsewhere {
  readonly how: AskedElsewhere
  readonly at: Date
}

/** Whose ask is open with the same connector for the same target. */
interface OpenAsk {
  readonly userId: string
}

/** What is known about the connector while their lock is held. */
export interface ConnectorFacts<Open extends OpenAsk> {
  readonly openAsk: Open | null
  /** That the connector said no to this asker about this target. */
  readonly decline: Decline | null
  /** What the connector's rules say to an ask at this time: no, not before, or on another day. */
  readonly judge: (at: Date, isHourSet: boolean) => { refusal: ConnectorRefusal | null; at: Date }
}

export interface Submitting {
  readonly userId: string
  readonly state: RequestState
  readonly connector: { readonly email: string | null }
}

export type AskDecision<Open extends OpenAsk> =
  | { readonly is: 'no_address' }
  | { readonly is: 'join' | 'asked_already'; readonly other: Open }
  | { readonly is: 'refused'; readonly refusal: ConnectorRefusal }
  | { readonly is: 'declined'; readonly decline: Decline }
  | { readonly is: 'later'; readonly at: Date }
  | { readonly is: 'now' }

export type Refused<Open extends OpenAsk> =
  | Extract<AskDecision<Open>, { is: 'no_address' | 'refused' | 'declined' }>
  | { readonly is: 'asked_already'; readonly other: Open }
  | { readonly is: 'move_refused'; readonly from: Stage; readonly allowed: readonly Stage[] }
  | { readonly is: 'not_a_draft' | 'in_past' | 'too_far' | 'asked_before' }

/** `move` comes before the rest, for example when a request that ended is drafted again and scheduled. */
export type Accepted<Open extends OpenAsk> = { readonly move: Move | null } & (
  | { readonly is: 'join'; readonly other: Open }
  | { readonly is: 'later'; readonly at: Date }
  | { readonly is: 'now' | 'unschedule' | 'move' }
)

export type Submission<Open extends OpenAsk> =
  | { readonly refused: Refused<Open>; readonly accepted: null }
  | { readonly refused: null; readonly accepted: Accepted<Open> }

/** The kind of timeline event when the asker sets a status. */
const kinds: Record<Stage, string> = {
  drafted: 'reopened',
  awaiting_connector: 'asked',
  connector_replied: 'accepted',
  intro_sent: 'intro_sent',
  target_replied: 'target_replied',
  meeting_booked: 'meeting_booked',
  converted: 'converted',
  declined: 'declined',
  cancelled: 'cancelled',
}

/** Whether the submission is about a turn of the connector, so that their lock and rules are needed to decide it. */
export const needsConnector = ({ stage }: RequestState, { status, scheduledFor, elsewhere }: Wanted): boolean =>
  (elsewhere !== undefined && takesLock(stage, 'awaiting_connector')) ||
  takesLock(stage, status ? stageOf(status) : stage) ||
  (typeof scheduledFor === 'string' && takesLock(stage, 'awaiting_connector'))

/**
 * What becomes of a request for which the asker wants this status and time. A draft with a time is asked then, and
 * without one now. `facts` may be null where `needsConnector` says so.
 */
export function decideSubmission<Open extends OpenAsk>(
  request: Submitting,
  facts: ConnectorFacts<Open> | null,
  { status, scheduledFor, meetingAt, note, elsewhere }: Wanted,
  now: Date,
): Submission<Open> {
  if (elsewhere) return decideElsewhere(request, facts, elsewhere, note)
  const { state } = request
  const stage = status && stageOf(status)
  const move = moveTo(state.stage, status, meetingAt)
  const isAsk = stage === 'awaiting_connector'
  const decision = move && !isAsk ? decideMove(state, move, now) : null
  if (decision?.is === 'refused') return refuse({ is: 'move_refused', from: state.stage, allowed: decision.allowed })
  const after = decision?.is === 'moved' ? decision.after : state
  if (facts?.openAsk && !isAsk && takesLock(state.stage, after.stage))
    return refuse({ is: 'asked_already', other: facts.openAsk })
  const isDraft = after.stage === 'drafted'
  if (scheduledFor) {
    if (!isDraft) return refuse({ is: 'not_a_draft' })
    const when = new Date(scheduledFor)
    if (when <= now) return refuse({ is: 'in_past' })
    if (when > addDays(now, mostScheduledDays)) return refuse({ is: 'too_far' })
    return withMove(isAsk ? null : move, decideAsk(request, present(facts), when, now))
  }
  if (isAsk && isDraft) return withMove(null, decideAsk(request, present(facts), null, now))
  if (isAsk) {
    const again = decideMove(state, present(move), now)
    if (again.is === 'refused') return refuse({ is: 'move_refused', from: state.stage, allowed: again.allowed })
  }
  const isUnscheduled = scheduledFor === null && isDraft && after.scheduledFor !== null
  return { refused: null, accepted: { move, is: isUnscheduled ? 'unschedule' : 'move' } }
}

/** The connector’s rules, and a missing address, stop nothing that has happened. */
function decideElsewhere<Open extends OpenAsk>(
  { userId, state }: Submitting,
  facts: ConnectorFacts<Open> | null,
  { how, at }: Elsewhere,
  note: string | undefined,
): Submission<Open> {
  if (state.stage !== 'drafted') return refuse({ is: 'asked_before' })
  const other = facts?.openAsk
  if (other?.userId === userId) return refuse({ is: 'asked_already', other })
  if (other) return { refused: null, accepted: { move: null, is: 'join', other } }
  const move: Move = {
    to: 'pending',
    by: 'asker',
    kind: 'asked_elsewhere',
    askedElsewhere: how,
    happenedAt: at,
    note: note === undefined ? how : `${how}: ${note}`,
  }
  return { refused: null, accepted: { move, is: 'move' } }
}

/** What asking the connector at this time comes to; `when` null is now. A connector may take requests on one day of the week. */
export function decideAsk<Open extends OpenAsk>(
  { userId, connector }: Pick<Submitting, 'userId' | 'connector'>,
  { openAsk, decline, judge }: ConnectorFacts<Open>,
  when: Date | null,
  now: Date,
): AskDecision<Open> {
  if (connector.email === null) return { is: 'no_address' }
  if (openAsk) return { is: openAsk.userId === userId ? 'asked_already' : 'join', other: openAsk }
  if (decline && (when ?? now) < decline.until) return { is: 'declined', decline }
  const { refusal, at } = judge(when ?? now, when !== null)
  if (refusal) return { is: 'refused', refusal }
  return at > now ? { is: 'later', at } : { is: 'now' }
}

/** What the asker's status comes to; a new day for a meeting is a move too. */
function moveTo(from: Stage, status: RawStatus | undefined, meetingAt: Wanted['meetingAt']): Move | null {
  const day = meetingAt === undefined ? {} : { meetingAt: meetingAt === null ? null : new Date(meetingAt) }
  if (status) return { to: status, by: 'asker', kind: kinds[stageOf(status)], ...day }
  const isMoved = from === 'meeting_booked' && meetingAt !== undefined
  return isMoved ? { to: 'meeting_booked', by: 'asker', kind: 'meeting_moved', ...day } : null
}

const refuse = <Open extends OpenAsk>(refused: Refused<Open>): Submission<Open> => ({ refused, accepted: null })

function withMove<Open extends OpenAsk>(move: Move | null, ask: AskDecision<Open>): Submission<Open> {
  switch (ask.is) {
    case 'join':
      return { refused: null, accepted: { move, is: 'join', other: ask.other } }
    case 'asked_already':
      return refuse({ is: 'asked_already', other: ask.other })
    case 'later':
      return { refused: null, accepted: { move, is: 'later', at: ask.at } }
    case 'now':
      return { refused: null, accepted: { move, is: 'now' } }
    case 'no_address':
    case 'declined':
    case 'refused':
  }
  return refuse(ask)
}
