/** mulberry32: the same draws in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum / values.length
}

const inOrder = (values: readonly number[]): Int32Array =>
  Int32Array.from(values, (_, i) => i).sort((a, b) => values[a]! - values[b]!)

/** Chance that something that happened was given more than something that did not; equal values count half. */
export function areaUnderCurve(given: readonly number[], happened: readonly boolean[]): number {
  const order = inOrder(given)
  let [ranks, yes] = [0, 0]
  for (let i = 0; i < order.length;) {
    let end = i
    while (end < order.length && given[order[end]!] === given[order[i]!]) end++
    for (let k = i; k < end; k++)
      if (happened[order[k]!]) {
        ranks += (i + end + 1) / 2
        yes++
      }
    i = end
  }
  return (ranks - (yes * (yes + 1)) / 2) / (yes * (order.length - yes))
}

/** NDCG@k; equal scores are put in a drawn order. */
export function ndcg(scores: readonly number[], gains: readonly number[], k: number, random: () => number): number {
  const jitter = scores.map(() => random())
  const order = scores.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]! || jitter[a]! - jitter[b]!)
  const best = gains.toSorted((a, b) => b - a)
  let [reached, possible] = [0, 0]
  for (let i = 0; i < Math.min(k, order.length); i++) {
    reached += gains[order[i]!]! / Math.log2(i + 2)
    possible += best[i]! / Math.log2(i + 2)
  }
  return reached / possible
}

function placeOf(scores: readonly number[], one: number): { above: number; equal: number } {
  let [above, equal] = [0, 0]
  for (const score of scores) {
    if (score > scores[one]!) above++
    else if (score === scores[one]) equal++
  }
  return { above, equal }
}

/** 1 / rank, as expected when equal scores come in any order. */
export function reciprocalRank(scores: readonly number[], one: number): number {
  const { above, equal } = placeOf(scores, one)
  let sum = 0
  for (let i = 1; i <= equal; i++) sum += 1 / (above + i)
  return sum / equal
}

/** Chance that it is among the first k, with the same expectation. */
export function isWithin(scores: readonly number[], one: number, k: number): number {
  const { above, equal } = placeOf(scores, one)
  return above >= k ? 0 : Math.min(1, (k - above) / equal)
}

export type Interval = readonly [low: number, high: number]

/** 95 % of what `figure` of the rows would have been, had other rows been drawn. */
export function bootstrap(rows: number, figure: (drawn: Int32Array) => number, draws: number, seed = 7): Interval {
  const random = randomFrom(seed)
  const drawn = new Int32Array(rows)
  const figures = Float64Array.from({ length: draws }, () => {
    for (let i = 0; i < rows; i++) drawn[i] = Math.floor(random() * rows)
    return figure(drawn)
  }).sort()
  return [figures[Math.floor(draws * 0.025)]!, figures[Math.min(draws - 1, Math.floor(draws * 0.975))]!]
}

export const bootstrapMean = (values: readonly number[], draws: number): Interval =>
  bootstrap(
    values.length,
    (drawn) => {
      let sum = 0
      for (const row of drawn) sum += values[row]!
      return sum / drawn.length
    },
    draws,
  )
