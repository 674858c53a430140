import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'

/** A settled prediction: the log odds that were given, and what became of it. */
export interface Settled {
  readonly logit: number
  readonly happened: boolean
}

/** Below this the default stands: with fewer of either kind the shift would be mostly chance. */
export const leastEvidence = { outcomes: 100, ofEachKind: 15 } as const

/**
 * From so many outcomes on, bins are shown with their bounds; how far off the chances are is said from
 * `leastEvidence.outcomes` on. Each bin has at least seven, so that its bounds leave something to say.
 */
export const leastShown = { outcomes: 20, inBin: 7 } as const

/** As many bins as there is evidence for, ten at most; none while there is too little to show. */
export const shownBins = (n: number): number =>
  n < leastShown.outcomes ? 0 : Math.min(10, Math.floor(n / leastShown.inBin))

export interface Calibration {
  /** To be added to every log odds; 0 while the default stands. */
  readonly shift: number
  /** Variance of the shift; null while the default stands. */
  readonly doubt: number | null
  readonly n: number
  readonly isDefault: boolean
}

/** The shift of the intercept under which as many happen as were predicted (Newton's method; the sum is monotone). */
export function calibrateIntercept(settled: readonly Settled[]): Calibration {
  const n = settled.length
  const yes = settled.filter(({ happened }) => happened).length
  if (n < leastEvidence.outcomes || Math.min(yes, n - yes) < leastEvidence.ofEachKind)
    return { shift: 0, doubt: null, n, isDefault: true }
  let shift = 0
  let bend = 1
  for (let round = 0; round < 50; round++) {
    let missing = yes
    bend = 0
    for (const { logit } of settled) {
      const p = chanceOf(logit + shift)
      missing -= p
      bend += p * (1 - p)
    }
    // A step of more than one may overshoot where the curve is flat.
    const step = Math.max(-1, Math.min(1, missing / Math.max(bend, 1e-9)))
    shift += step
    if (Math.abs(step) < 1e-9) break
  }
  return { shift, doubt: 1 / bend, n, isDefault: false }
}

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

export interface Backtest {
  readonly n: number
  readonly brier: { readonly old: number; readonly new: number }
  readonly logLoss: { readonly old: number; readonly new: number }
  /** Whether the new version may take over: enough evidence, and by neither measure worse. */
  readonly mayReplace: boolean
}

/** ln(1 + e^x) of the odds against what happened, in a form that does not overflow. */
function lossOf(logit: number, happened: boolean): number {
  const against = happened ? -logit : logit
  return Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against)))
}

/** Both versions on the same settled outcomes, which neither may have been fitted to. Each gives log odds. */
export function compareVersions<Facts>(
  older: (facts: Facts) => number,
  newer: (facts: Facts) => number,
  outcomes: readonly { readonly facts: Facts; readonly happened: boolean }[],
): Backtest {
  const n = outcomes.length
  const measure = (version: (facts: Facts) => number) => {
    let [brier, logLoss] = [0, 0]
    for (const { facts, happened } of outcomes) {
      const logit = version(facts)
      brier += (chanceOf(logit) - (happened ? 1 : 0)) ** 2 / n
      logLoss += lossOf(logit, happened) / n
    }
    return { brier, logLoss }
  }
  const [before, after] = [measure(older), measure(newer)]
  return {
    n,
    brier: { old: before.brier, new: after.brier },
    logLoss: { old: before.logLoss, new: after.logLoss },
    mayReplace: n >= leastEvidence.outcomes && after.brier <= before.brier && after.logLoss <= before.logLoss,
  }
}
