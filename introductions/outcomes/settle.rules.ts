import { addDays, utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { RepliedWith } from '../stages/stages.contract.ts'
import type { OutcomeKind } from '../moves/move.rules.ts'
import { isPromised } from '../stages/turn.rules.ts'
import { isOpen, type Stage } from '../stages/stages.rules.ts'
import { outcomeWindow } from './counted-rate.rules.ts'

/** A request that was asked, and what is known to have become of it. */
export interface AskedRequest {
  readonly userId: string
  readonly connectorKey: string
  readonly connectorKind: 'member' | 'contact'
  readonly targetKey: string
  readonly company: string | null
  readonly stage: Stage
  readonly repliedWith: RepliedWith | null
  readonly askedAt: Date
  readonly targetAskedAt: Date | null
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  /** When the booked meeting is, where that is known. */
  readonly meetingAt: Date | null
  readonly snoozedUntil: Date | null
  /** Without a target's own no, which looks like no answer in every number too. */
  readonly outcomes: readonly OutcomeKind[]
  /** The connector answered that they do not know the target, which says nothing of whether they would have acted. */
  readonly isDenied: boolean
  /** False where nobody but the asker vouches for the mailbox that answered or did not, and the asker said nothing of it. */
  readonly isCounted: boolean
  /** Log odds that the formula gave before any outcome was known; null where it gave none. */
  readonly acting: number | null
  readonly engaging: number | null
}

/** One thing that was asked for, what became of it, and the day it counts from. */
export interface Outcome {
  readonly happened: boolean
  readonly day: number
}

/** Stages and outcomes that a target's answer leads to; they have the same names. */
const takenUp: ReadonlySet<string> = new Set<Stage & OutcomeKind>(['target_replied', 'meeting_booked', 'converted'])

const has = ({ outcomes }: AskedRequest, kinds: readonly OutcomeKind[]): boolean =>
  outcomes.some((kind) => kinds.includes(kind))

/** An asker who takes a request back ends the wait: what was silent for less than the window says nothing. */
const isOver = ({ settledAt }: AskedRequest, since: Date, now: Date): boolean =>
  (settledAt && settledAt < now ? settledAt : now) >= addDays(since, outcomeWindow.introduction)

export const isTakenUp = ({ stage, outcomes }: Pick<AskedRequest, 'stage' | 'outcomes'>): boolean =>
  takenUp.has(stage) || outcomes.some((kind) => takenUp.has(kind))

const isSent = (request: AskedRequest): boolean =>
  request.sentAt !== null || request.stage === 'intro_sent' || isTakenUp(request)

/** Whether the connector acted; null while it is too early to say. */
export function settleAsk(request: AskedRequest, now: Date): Outcome | null {
  if (!request.isCounted) return null
  const day = utcDay(request.askedAt)
  if (isSent(request)) return { happened: true, day }
  if (request.isDenied) return null
  if (has(request, ['connector_declined', 'connector_silent'])) return { happened: false, day }
  if (has(request, ['connector_accepted'])) return { happened: true, day }
  // Who said “later” is not silent.
  if (request.snoozedUntil && request.snoozedUntil > now) return null
  return isOver(request, request.askedAt, now) ? { happened: false, day } : null
}

/** From when the target had the time to answer; null where nobody introduced them yet. */
export const startOfIntroduction = (request: AskedRequest): Date | null =>
  request.sentAt ?? request.targetAskedAt ?? (isSent(request) ? request.askedAt : null)

/** Whether the target took it up; null where nobody introduced them yet, and while it is too early to say. */
export function settleIntroduction(request: AskedRequest, now: Date): Outcome | null {
  if (!request.isCounted) return null
  const since = startOfIntroduction(request)
  if (!since) return null
  const day = utcDay(since)
  if (isTakenUp(request)) return { happened: true, day }
  if (has(request, ['no_interest', 'target_silent'])) return { happened: false, day }
  return isOver(request, since, now) ? { happened: false, day } : null
}

/** Whether an introduction may still come of it, or be taken up: nobody can say yet what came of it. */
export function isUndecided(request: AskedRequest, now: Date): boolean {
  if (!isOpen(request.stage) || settleIntroduction(request, now) !== null) return false
  return settleAsk(request, now)?.happened !== false
}

/** Whether it waits with the connector: not answered, or promised and not sent. */
export function isWithConnector({ stage, repliedWith }: AskedRequest): boolean {
  return stage === 'awaiting_connector' || isPromised({ stage, repliedWith })
}
