import { receiptOf, step, type Receipt } from '../relationships/receipt.rules.ts'
import { FORMULA_VERSION, targetFormula } from './formula.rules.ts'

/** A connector of the target, with the rates of both ties without liveness (`tieRate`, or `rateReadAs`). */
export interface PathRates {
  readonly id: string
  readonly name: string
  readonly toViewer: number
  readonly toTarget: number
  readonly degree: number
}

const share = ({ toViewer, toTarget, degree }: PathRates): number =>
  (toViewer * toTarget) ** targetFormula.concavity / Math.log(1 + Math.max(1, degree))

const byId = (paths: readonly PathRates[]): PathRates[] =>
  // A fixed order of summation, so that the same paths give the same last digit.
  paths.toSorted((a, b) => (a.id < b.id ? -1 : 1))

const targetFactor = (targetDegree: number): number => Math.max(1, targetDegree) ** targetFormula.targetDegree

/**
 * F5: sum over all connectors v of (lambda_uv lambda_vw)^0.35 / ln(1 + deg v), x deg(w)^-0.1 (ranking.md, section 5), in
 * millionths. Concave, so that many middling connectors beat one strong one. The same sum ranks companies.
 */
export const targetScore = (paths: readonly PathRates[], targetDegree: number): number =>
  Math.round(byId(paths).reduce((sum, path) => sum + share(path), 0) * targetFactor(targetDegree) * 1e6)

export const targetReceipt = (paths: readonly PathRates[], targetDegree: number): Receipt =>
  receiptOf(FORMULA_VERSION.targetScore, [
    ...byId(paths).map((path) => step({ do: 'add', by: share(path) }, `Through ${path.name}.`, [path.id])),
    step({ do: 'multiply', by: targetFactor(targetDegree) }, 'A little less for people whom everybody knows.'),
    step({ do: 'scale', by: 1e6 }, 'Counted in millionths.'),
  ])
