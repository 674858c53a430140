import { isOpen } from '../stages/stages.rules.ts'
import { isTakenUp, settleAsk, settleIntroduction, isWithConnector, type AskedRequest } from './settle.rules.ts'
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

type Moved = Pick<AskedRequest, 'stage' | 'sentAt' | 'outcomes'>

const came = (request: Pick<Moved, 'stage' | 'outcomes'>, kinds: readonly string[]): boolean =>
  kinds.includes(request.stage) || request.outcomes.some((kind) => kinds.includes(kind))

export type Milestones = Readonly<Record<Exclude<keyof Funnel, 'asked'>, boolean>>

/** How far a request came at any time: each milestone includes those before it. */
export function milestonesOf(request: Moved): Milestones {
  const replied = isTakenUp(request)
  const introduced = request.sentAt !== null || replied || came(request, ['intro_sent'])
  return {
    accepted: introduced || came(request, ['connector_accepted', 'connector_replied']),
    introduced,
    replied,
    met: came(request, ['meeting_booked', 'converted']),
    converted: came(request, ['converted']),
  }
}

/** Answered, and in no number: nobody but the asker vouches for the mailbox that answered. */
export const isLeftOut = (request: AskedRequest): boolean =>
  !request.isCounted && (milestonesOf(request).accepted || came(request, ['connector_declined', 'declined']))

export type FunnelStep = keyof Funnel

/** The requests behind a figure of the funnel: its count is how many these are. */
export const requestsThatReached = <Request extends AskedRequest>(
  requests: readonly Request[],
  step: FunnelStep,
): Request[] =>
  step === 'asked' ? [...requests] : requests.filter((request) => request.isCounted && milestonesOf(request)[step])

export function summarize(requests: readonly AskedRequest[], now: Date): Summary {
  const count = (is: (request: AskedRequest) => boolean): number => requests.filter(is).length
  const reached = (step: FunnelStep): number => requestsThatReached(requests, step).length
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
