import { calibrateIntercept, compareVersions, leastEvidence, type Backtest, type Settled } from './calibration.rules.ts'

export interface Refit {
  readonly shift: number
  readonly doubt: number
  readonly fittedTo: number
  readonly backtest: Backtest
}

/** Of what is settled, the last part tests and is not fitted to; never fewer than it takes to tell. */
const testShare = 0.3

/**
 * A new shift from the older outcomes, held against the one in use on the newer ones; null below the floor of evidence.
 * Outcomes in the order in which they were predicted, with the log odds that the formula gave without any shift.
 */
export function refit(settled: readonly Settled[], inUse: number): Refit | null {
  const tested = Math.max(leastEvidence.outcomes, Math.ceil(settled.length * testShare))
  const [older, newer] = [settled.slice(0, -tested), settled.slice(-tested)]
  const { shift, doubt, n, isDefault } = calibrateIntercept(older)
  if (isDefault || doubt === null) return null
  const outcomes = newer.map((facts) => ({ facts, happened: facts.happened }))
  const backtest = compareVersions<Settled>(
    ({ logit }) => logit + inUse,
    ({ logit }) => logit + shift,
    outcomes,
  )
  return { shift, doubt, fittedTo: n, backtest }
}

/** How many settled outcomes a refit takes at least: enough to fit, and enough others to test. */
export const neededOutcomes = leastEvidence.outcomes * 2
