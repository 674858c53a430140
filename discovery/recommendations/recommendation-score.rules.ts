import { strengthFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { breakdownOf, step, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { fitScorecard, type Example, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'
import { FORMULA_VERSION, targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { recommendationsMessages as m } from './recommendations.messages.ts'

/** A connector of the target, with the rates of both ties without liveness (`contactRate`, or `rateReadAs`). */
export interface PathRates {
  readonly id: string
  readonly name: string
  readonly toViewer: number
  readonly toTarget: number
  readonly degree: number
}

export interface RecommendationFacts {
  /** People the target is known to have a tie with. */
  readonly degree: number
  /** Days since the target was seen to write to anybody; null when that is out of sight. */
  readonly silent: number | null
  /** Letters of the target to anybody, halved every 30 days. */
  readonly act30: number
}

export interface TargetExponents {
  readonly silent: number
  readonly active: number
  readonly degree: number
}

/** What one connector adds to the score of a target. */
export const pathShare = ({ toViewer, toTarget, degree }: Omit<PathRates, 'id' | 'name'>): number =>
  ((toViewer + targetFormula.floor) * (toTarget + targetFormula.floor)) ** targetFormula.concavity /
  Math.log(1 + Math.max(1, degree))

const byId = (paths: readonly PathRates[]): PathRates[] =>
  // A fixed order of summation, so that the same paths give the same last digit.
  paths.toSorted((a, b) => (a.id < b.id ? -1 : 1))

const basesOf = ({ degree, silent, act30 }: RecommendationFacts): Record<keyof TargetExponents, number> => ({
  silent: 1 + (silent ?? strengthFormula.unknownSilence),
  active: 1 + act30,
  degree: 1 + degree,
})

const factorsOf = (target: RecommendationFacts, exponents: TargetExponents): Record<keyof TargetExponents, number> => {
  const bases = basesOf(target)
  return {
    silent: bases.silent ** exponents.silent,
    active: bases.active ** exponents.active,
    degree: bases.degree ** exponents.degree,
  }
}

/** What all connectors add to the score of a target. */
export const sumOfShares = (paths: readonly PathRates[]): number =>
  byId(paths).reduce((sum, path) => sum + pathShare(path), 0)

/** The score when the shares of all connectors are summed already; orders the targets of one viewer. */
export function scoreOfShares(
  shares: number,
  target: RecommendationFacts,
  exponents: TargetExponents = targetFormula.exponents,
): number {
  const { silent, active, degree } = factorsOf(target, exponents)
  return Math.round(shares * silent * active * degree * 1e6)
}

/**
 * `recommendationScore` in millionths (docs/ranking.md): the sum over all connectors v of
 * ((lambda_uv + f) (lambda_vw + f))^0.3 / ln(1 + deg v), times powers of how long the target was silent, how active and how
 * well known they are. Concave, so that many middling connectors beat one strong one.
 */
export const recommendationScore = (
  paths: readonly PathRates[],
  target: RecommendationFacts,
  exponents: TargetExponents = targetFormula.exponents,
): number => scoreOfShares(sumOfShares(paths), target, exponents)

export function targetBreakdown(
  paths: readonly PathRates[],
  target: RecommendationFacts,
  exponents: TargetExponents = targetFormula.exponents,
): Breakdown {
  const { silent, active, degree } = factorsOf(target, exponents)
  return breakdownOf(FORMULA_VERSION.recommendationScore, [
    ...byId(paths).map((path) => step({ do: 'add', by: pathShare(path) }, m.through({ name: path.name }), [path.id])),
    step({ do: 'multiply', by: silent }, m.silence()),
    step({ do: 'multiply', by: active }, m.activity()),
    step({ do: 'multiply', by: degree }, m.knownBy()),
    step({ do: 'scale', by: 1e6 }, m.inMillionths()),
  ])
}

type TargetInput = 'shares' | keyof TargetExponents

/** Somebody two steps away at some time in the past, and whether the viewer then got to know them. */
export interface PastTarget {
  readonly shares: number
  readonly target: RecommendationFacts
  readonly met: boolean
  /** How many it stands for, when only some of those who were not met are looked at. */
  readonly weight: number
}

/** First contacts without which the exponents would be mostly chance. */
export const fewestFirstContacts = 100

const usual: Scorecard<TargetInput> = { intercept: -4, weights: { shares: 1, ...targetFormula.exponents } }

/**
 * Exponents from the first contacts of a workspace itself; the usual ones while there are too few. Silence never speaks
 * for somebody and activity never against; whether being well known does depends on the community.
 */
export function fitTargetExponents(past: readonly PastTarget[]): TargetExponents {
  if (past.filter(({ met }) => met).length < fewestFirstContacts) return targetFormula.exponents
  const examples = past
    .filter(({ shares }) => shares > 0)
    .map(({ shares, target, met, weight }): Example<TargetInput> => {
      const { silent, active, degree } = basesOf(target)
      const inputs = { silent: Math.log(silent), active: Math.log(active), degree: Math.log(degree) }
      return { inputs: { shares: Math.log(shares), ...inputs }, happened: met, weight }
    })
  const { weights } = fitScorecard(examples, usual, 2)
  // Divided by the weight of the shares: the order of targets stays, and the shares keep the exponent 1.
  const scale = Math.max(weights.shares, 0.1)
  return {
    silent: Math.min(0, weights.silent / scale),
    active: Math.max(0, weights.active / scale),
    degree: weights.degree / scale,
  }
}
