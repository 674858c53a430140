/** A number from 0 to 1, the next one each time. */
export type Random = () => number

/** What became of deals of one kind. */
export interface Closed {
  won: number
  lost: number
}

/** So many deals of one kind, each worth the same. */
export interface OpenDeals {
  kind: string
  worth: number
  n: number
}

export interface Forecast {
  low: number
  middle: number
  high: number
}

const draws = 4_000
/** From so many deals of one worth on, the normal curve is as good as counting each. */
const manyDeals = 200

/** The same numbers for the same seed (mulberry32), so that a forecast can be made again. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * P10, P50 and P90 of what open deals will be worth together. Each draw takes a rate from Beta(½ + won, ½ + lost) for each
 * kind, then tosses for each deal: so the range holds both what is not known about the rate and the luck of a few deals.
 */
export function forecast(
  open: readonly OpenDeals[],
  closed: ReadonlyMap<string, Closed>,
  { sure = 0, random = seeded(1) }: { sure?: number; random?: Random } = {},
): Forecast {
  if (open.every(({ n }) => n === 0)) return { low: sure, middle: sure, high: sure }
  const kinds = [...new Set(open.map(({ kind }) => kind))]
  const history = kinds.map((kind) => closed.get(kind) ?? { won: 0, lost: 0 })
  const deals = open.map(({ kind, worth, n }) => ({ of: kinds.indexOf(kind), worth, n }))
  const totals = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw += 1) {
    const rates = history.map((one) => drawRate(one, random))
    let total = sure
    for (const { of, worth, n } of deals) total += worth * drawWins(n, rates[of] ?? 0, random)
    totals[draw] = total
  }
  totals.sort()
  const at = (share: number): number => totals[Math.floor(share * (draws - 1))] ?? sure
  return { low: at(0.1), middle: at(0.5), high: at(0.9) }
}

function drawRate({ won, lost }: Closed, random: Random): number {
  const wins = drawGamma(won + 0.5, random)
  return wins / (wins + drawGamma(lost + 0.5, random))
}

function drawWins(n: number, rate: number, random: Random): number {
  if (n >= manyDeals) {
    const wins = n * rate + drawNormal(random) * Math.sqrt(n * rate * (1 - rate))
    return Math.min(n, Math.max(0, Math.round(wins)))
  }
  let wins = 0
  for (let deal = 0; deal < n; deal += 1) if (random() < rate) wins += 1
  return wins
}

const drawNormal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Marsaglia and Tsang 2000. */
function drawGamma(shape: number, random: Random): number {
  if (shape < 1) return drawGamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = drawNormal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}
