/** What two samples of times say about each other. */
export interface Comparison {
  /** Two-sided: how often chance alone makes the ranks differ this much. */
  p: number
  /** Median of the first minus median of the second. */
  difference: number
  /** 95% of resampled differences lie in it. */
  interval: readonly [number, number]
}

const resamples = 1_000

/**
 * Mann-Whitney U, by its normal approximation with equal values, which is exact enough from 20 values on. It compares ranks, so a
 * few slow answers on a busy machine count for little.
 */
export function compare(first: readonly number[], second: readonly number[], random = Math.random): Comparison {
  return {
    p: pValue(first, second),
    difference: median(first) - median(second),
    interval: bootstrap(first, second, random),
  }
}

function pValue(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length]
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  let shared = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    // Equal values share the mean of their ranks, which begin at 1.
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at += 1) if (all[at]!.isFirst) rankSum += rank
    shared += (to - from) ** 3 - (to - from)
    from = to
  }
  const u = rankSum - (n * (n + 1)) / 2
  const total = n + m
  const variance = ((n * m) / 12) * (total + 1 - shared / (total * (total - 1)))
  if (variance === 0) return 1
  return Math.min(1, 2 * upperTail(Math.abs(u - (n * m) / 2) / Math.sqrt(variance)))
}

/** Of the normal distribution. Abramowitz and Stegun 26.2.17: off by less than 8e-8. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((sofar, factor, at) => sofar + factor * t ** (at + 1), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

function bootstrap(
  first: readonly number[],
  second: readonly number[],
  random: () => number,
): readonly [number, number] {
  const draw = (values: readonly number[]) => values.map(() => values[Math.floor(random() * values.length)]!)
  const differences = Float64Array.from({ length: resamples }, () => median(draw(first)) - median(draw(second))).sort()
  return [differences[Math.floor(resamples * 0.025)]!, differences[Math.ceil(resamples * 0.975) - 1]!]
}
