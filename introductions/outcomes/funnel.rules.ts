import { isOpen, stageOf } from '../requests/vocabulary.rules.ts'
import { isTakenUp, settleAsk, settleIntroduction, waitsWithConnector, type AskedRequest } from './settle.rules.ts'
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

const came = (request: AskedRequest, kinds: readonly string[]): boolean =>
  kinds.includes(stageOf(request.rawStatus)) || request.outcomes.some((kind) => kinds.includes(kind))

export function summarize(requests: readonly AskedRequest[], now: Date): Summary {
  const count = (is: (request: AskedRequest) => boolean): number => requests.filter(is).length
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
      open: count(({ rawStatus }) => isOpen(stageOf(rawStatus))),
      waitingWithConnectors: count(waitsWithConnector),
    },
    funnel: {
      asked: requests.length,
      accepted: count(
        (r) => r.sentAt !== null || isTakenUp(r) || came(r, ['connector_accepted', 'connector_replied', 'intro_sent']),
      ),
      introduced: count((r) => r.sentAt !== null || isTakenUp(r) || came(r, ['intro_sent'])),
      replied: count(isTakenUp),
      met: count((r) => came(r, ['meeting_booked', 'converted'])),
      converted: count((r) => came(r, ['converted'])),
    },
    rates: {
      connectorActed: shareOf(yes(asks), asks.length),
      targetTookUp: shareOf(yes(intros), intros.length),
      endToEnd: shareOf(ends.filter(Boolean).length, ends.length),
    },
  }
}
