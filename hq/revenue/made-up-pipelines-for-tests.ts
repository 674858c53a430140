import { forecast, seeded, type Random } from './forecast.rules.ts'

export interface Coverage {
  pipelines: number
  closedDeals: number
  /** Pipelines that ended within P10 and P90. */
  inside: number
  share: number
  /** Forecast middle over what happened, for all pipelines together. */
  ratio: number
}

const openDeals = 12

/**
 * Pipelines of 12 open deals after so many closed ones, half trials and half renewals, each kind with a steady rate of its
 * own. What they are worth spreads like e to the normal curve.
 */
export function coverageOf({
  pipelines,
  closedDeals,
  seed,
  rateOf = (random) => 0.1 + 0.8 * random(),
}: {
  pipelines: number
  closedDeals: number
  seed: number
  rateOf?: (random: Random) => number
}): Coverage {
  const random = seeded(seed)
  let inside = 0
  let middles = 0
  let happenings = 0
  for (let at = 0; at < pipelines; at += 1) {
    const rates = new Map(['trial', 'monthly'].map((kind) => [kind, rateOf(random)]))
    const closed = new Map(
      [...rates].map(([kind, rate]) => {
        const won = Array.from({ length: closedDeals / 2 }, random).filter((toss) => toss < rate).length
        return [kind, { won, lost: closedDeals / 2 - won }]
      }),
    )
    const open = Array.from({ length: openDeals }, (_, deal) => ({
      kind: deal % 2 === 0 ? 'trial' : 'monthly',
      worth: worthOf(random),
      n: 1,
    }))
    const { low, middle, high } = forecast(open, closed, { random })
    const happened = open.reduce((sum, { kind, worth }) => sum + (random() < (rates.get(kind) ?? 0) ? worth : 0), 0)
    if (low <= happened && happened <= high) inside += 1
    middles += middle
    happenings += happened
  }
  return { pipelines, closedDeals, inside, share: inside / pipelines, ratio: middles / happenings }
}

const worthOf = (random: Random): number =>
  Math.exp(0.8 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
