import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { isOpen } from '../stages/stages.rules.ts'
import { outcomeWindow } from './counted-rate.rules.ts'
import { isTakenUp, settleAsk, settleIntroduction, isWithConnector, type AskedRequest } from './settle.rules.ts'
import { countedForTeammates, releasedTo, type SharedOutcome } from './shared-outcomes.rules.ts'
import { shareOf, type Share } from './share.rules.ts'

export interface Funnel {
  readonly asked: number
  readonly accepted: number
  readonly introduced: number
  readonly replied: number
  readonly met: number
  readonly converted: number
}

export interface Summary {
  readonly totals: { readonly asked: number; readonly open: number; readonly waitingWithConnectors: number }
  readonly funnel: Funnel
  /** Of what is settled: an ask of yesterday is not a failure yet. */
  readonly rates: { readonly connectorActed: Share; readonly targetTookUp: Share; readonly endToEnd: Share }
}

type Moved = Pick<AskedRequest, 'stage' | 'sentAt' | 'settledAt' | 'meetingAt' | 'outcomes'>

const came = (request: Pick<Moved, 'stage' | 'outcomes'>, kinds: readonly string[]): boolean =>
  kinds.includes(request.stage) || request.outcomes.some((kind) => kinds.includes(kind))

export type Milestones = Readonly<Record<Exclude<keyof Funnel, 'asked'>, boolean>>

/** The day of the meeting came before the request ended. Booked without a day, it is not known whether they met. */
const hasMet = ({ meetingAt, settledAt }: Moved, now: Date): boolean =>
  meetingAt !== null && meetingAt <= (settledAt && settledAt < now ? settledAt : now)

/** How far a request came at any time: each milestone includes those before it. */
export function milestonesOf(request: Moved, now: Date): Milestones {
  const replied = isTakenUp(request)
  const introduced = request.sentAt !== null || replied || came(request, ['intro_sent'])
  const converted = came(request, ['converted'])
  return {
    accepted: introduced || came(request, ['connector_accepted', 'connector_replied']),
    introduced,
    replied,
    met: converted || (came(request, ['meeting_booked']) && hasMet(request, now)),
    converted,
  }
}

/** A meeting stands in the calendar, and nobody has met yet as far as is known. */
export const isBooked = (request: Moved, now: Date): boolean =>
  request.stage === 'meeting_booked' && !milestonesOf(request, now).met

/** Answered, and in no number: nobody but the asker vouches for the mailbox that answered. */
export const isLeftOut = (request: AskedRequest, now: Date): boolean =>
  !request.isCounted && (milestonesOf(request, now).accepted || came(request, ['connector_declined', 'declined']))

export type FunnelStep = keyof Funnel

/** The requests behind a figure of the funnel: its count is how many these are. */
export const requestsThatReached = <Request extends AskedRequest>(
  requests: readonly Request[],
  step: FunnelStep,
  now: Date,
): Request[] =>
  step === 'asked' ? [...requests] : requests.filter((request) => request.isCounted && milestonesOf(request, now)[step])

type IdentifiedRequest = AskedRequest & { readonly requestId: string }

const both = (mine: Share, others: readonly boolean[]): Share =>
  shareOf(mine.happened + others.filter(Boolean).length, mine.n + others.length)

/**
 * Mine, with what the viewer may know of teammates: outcomes that are fixed, and counts, each in full steps. Who waits for an
 * answer is not told, because that they wait no longer would tell that they were answered: asks of the last two weeks stand
 * for them.
 */
export function withTeammates(
  mine: Summary,
  viewer: string,
  { requests, shared, now }: { requests: readonly IdentifiedRequest[]; shared: readonly SharedOutcome[]; now: Date },
): Summary {
  const count = (of: readonly IdentifiedRequest[]): number => countedForTeammates(viewer, of)
  const recent = count(requests.filter(({ askedAt }) => addDays(askedAt, outcomeWindow.introduction) > now))
  const reached = (step: FunnelStep): number => mine.funnel[step] + count(requestsThatReached(requests, step, now))
  const askers = new Map(requests.map(({ requestId, userId }) => [requestId, userId]))
  const fixed = shared.flatMap((outcome) => {
    const userId = askers.get(outcome.requestId)
    return userId === undefined ? [] : [{ ...outcome, userId }]
  })
  const released = (is: (outcome: SharedOutcome) => boolean): boolean[] =>
    releasedTo(viewer, fixed.filter(is)).map(({ happened }) => happened)
  return {
    totals: {
      asked: mine.totals.asked + count(requests),
      open: mine.totals.open + recent,
      waitingWithConnectors: mine.totals.waitingWithConnectors + recent,
    },
    funnel: {
      asked: reached('asked'),
      accepted: reached('accepted'),
      introduced: reached('introduced'),
      replied: reached('replied'),
      met: reached('met'),
      converted: reached('converted'),
    },
    rates: {
      connectorActed: both(
        mine.rates.connectorActed,
        released(({ part }) => part === 'acting'),
      ),
      targetTookUp: both(
        mine.rates.targetTookUp,
        released(({ part }) => part === 'engaging'),
      ),
      endToEnd: both(
        mine.rates.endToEnd,
        released(({ part, happened }) => part === 'engaging' || !happened),
      ),
    },
  }
}

export function summarize(requests: readonly AskedRequest[], now: Date): Summary {
  const count = (is: (request: AskedRequest) => boolean): number => requests.filter(is).length
  const reached = (step: FunnelStep): number => requestsThatReached(requests, step, now).length
  const asks = requests.flatMap((request) => settleAsk(request, now) ?? [])
  const intros = requests.flatMap((request) => settleIntroduction(request, now) ?? [])
  // From the ask to the answer of the target: settled where the ask failed, or where the introduction is.
  const ends = requests.flatMap((request): boolean[] => {
    const intro = settleIntroduction(request, now)
    if (intro) return [intro.happened]
    return settleAsk(request, now)?.happened === false ? [false] : []
  })
  const yes = (outcomes: readonly { happened: boolean }[]): number => outcomes.filter(({ happened }) => happened).length
  return {
    totals: {
      asked: requests.length,
      open: count(({ stage }) => isOpen(stage)),
      waitingWithConnectors: count(isWithConnector),
    },
    funnel: {
      asked: reached('asked'),
      accepted: reached('accepted'),
      introduced: reached('introduced'),
      replied: reached('replied'),
      met: reached('met'),
      converted: reached('converted'),
    },
    rates: {
      connectorActed: shareOf(yes(asks), asks.length),
      targetTookUp: shareOf(yes(intros), intros.length),
      endToEnd: shareOf(ends.filter(Boolean).length, ends.length),
    },
  }
}
