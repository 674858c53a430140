/** A settled prediction: the log odds that were given, and what became of it. */
export interface Settled {
  readonly logit: number
  readonly happened: boolean
}

/** From so many outcomes on it is said how far off the chances are: with fewer it would be mostly luck. */
export const leastEvidence = { outcomes: 100 } as const

/**
 * From so many outcomes on, bins are shown with their bounds; how far off the chances are is said from
 * `leastEvidence.outcomes` on. Each bin has at least seven, so that its bounds leave something to say.
 */
export const leastShown = { outcomes: 20, inBin: 7 } as const

/** As many bins as there is evidence for, ten at most; none while there is too little to show. */
export const shownBins = (n: number): number =>
  n < leastShown.outcomes ? 0 : Math.min(10, Math.floor(n / leastShown.inBin))

export interface Predicted {
  readonly p: number
  readonly happened: boolean
}

export interface ReliabilityBin {
  readonly n: number
  readonly predicted: number
  readonly happened: number
}

export interface Reliability {
  readonly n: number
  readonly brier: number
  /** Expected calibration error: how far off the bins are on average. */
  readonly ece: number
  /** What a perfectly calibrated chance would show by luck alone: about 0.8 sqrt(bins x p (1 - p) / n). */
  readonly noise: number
  readonly bins: readonly ReliabilityBin[]
}

/** Predicted against actual, in bins of equal mass; null without any outcome. */
export function reliabilityOf(predictions: readonly Predicted[], bins = 10): Reliability | null {
  const n = predictions.length
  if (n === 0) return null
  const inOrder = predictions.toSorted((a, b) => a.p - b.p)
  const cut = (bin: number): number => Math.floor((bin * n) / bins)
  const rows = Array.from({ length: bins }, (_, bin) => inOrder.slice(cut(bin), cut(bin + 1)))
    .filter((rows) => rows.length > 0)
    .map((rows) => ({
      n: rows.length,
      predicted: rows.reduce((sum, { p }) => sum + p, 0) / rows.length,
      happened: rows.filter(({ happened }) => happened).length / rows.length,
    }))
  const share = predictions.filter(({ happened }) => happened).length / n
  return {
    n,
    brier: predictions.reduce((sum, { p, happened }) => sum + (p - (happened ? 1 : 0)) ** 2, 0) / n,
    ece: rows.reduce((sum, row) => sum + (row.n / n) * Math.abs(row.predicted - row.happened), 0),
    noise: 0.8 * Math.sqrt((bins * share * (1 - share)) / n),
    bins: rows,
  }
}
