import { rateOf, type Counter } from './counted-rate.rules.ts'

/** Settled introductions: to the target, through the connector, of the whole workspace. */
export interface IntroductionCounters {
  readonly target: Counter
  readonly connector: Counter
  readonly overall: Counter
}

const formula = {
  /** Introductions taken up before anything is counted. Between Enron's 0.08 and Git's 0.37 before the test period. */
  prior: 0.2,
  overallPrior: 10,
  targetPrior: 3,
  connectorPrior: 5,
} as const

/** The share that is expected of an introduction of which nothing else is known. */
export const introductionsBefore = formula.prior

/** Shares of introductions that are expected to be taken up, each drawn to that of everybody. */
export function ratesOf({ target, connector, overall }: IntroductionCounters, today: number) {
  const everybody = rateOf(overall, formula.prior, formula.overallPrior, today)
  return {
    everybody,
    target: rateOf(target, everybody.p, formula.targetPrior, today),
    connector: rateOf(connector, everybody.p, formula.connectorPrior, today),
  }
}
