import { FORMULA_VERSION, inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { breakdownOf, step, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'

/** What may say that two contacts know each other. Observed ties stay private to their owner. */
export type RelationshipBasis = 'observed' | 'employer' | 'school' | 'community'

/** One reason to believe it: the chance in permille, with the sentence that says why. */
export interface RelationshipSignal {
  readonly basis: RelationshipBasis
  readonly permille: number
  readonly sentence: string
  readonly breakdown: Breakdown
}

export interface InferredRelationship {
  /** The chance that the two know each other. */
  readonly permille: number
  /** The same on the scale of `relationshipStrength`, for path scores. */
  readonly strength: number
  readonly bases: readonly RelationshipBasis[]
  readonly sentences: readonly string[]
  readonly breakdown: Breakdown
}

/** Puts an indirect tie on the scale of strengths; see `strengthOfCertain`. */
export const strengthOfInferred = (permille: number): number => Math.round(permille * inferredFormula.strengthOfCertain)

/** The number of `inferredRelationshipOf` from the chances alone. */
export const chanceOfAll = (permilles: readonly number[]): number =>
  Math.min(
    inferredFormula.relationshipAtMost,
    Math.round((1 - permilles.reduce((strangers, permille) => strangers * (1 - permille / 1000), 1)) * 1000),
  )

const orderOf: Record<RelationshipBasis, number> = { observed: 0, employer: 1, school: 2, community: 3 }

/** 1 - product of (1 - p) over the signals, capped: independent reasons add up, and none makes certain. */
export function inferredRelationshipOf(signals: readonly RelationshipSignal[]): InferredRelationship | null {
  const told = signals
    .filter(({ permille }) => permille > 0)
    .toSorted(
      (a, b) => b.permille - a.permille || orderOf[a.basis] - orderOf[b.basis] || (a.sentence < b.sentence ? -1 : 1),
    )
  if (told.length === 0) return null
  const breakdown = breakdownOf(FORMULA_VERSION.relationship, [
    step({ do: 'add', by: 1 }, 'Before any evidence the two are taken for strangers.'),
    ...told.map(({ permille, sentence, breakdown }) =>
      step({ do: 'multiply', by: 1 - permille / 1000 }, sentence, evidenceOf(breakdown)),
    ),
    step({ do: 'complement' }, 'What is left of one is the chance that they know each other.'),
    step({ do: 'scale', by: 1000 }, 'Counted in thousandths.'),
    step({ do: 'at-most', by: inferredFormula.relationshipAtMost }, 'Indirect evidence is never certain.'),
  ])
  return {
    permille: breakdown.result,
    strength: strengthOfInferred(breakdown.result),
    bases: [...new Set(told.map(({ basis }) => basis))],
    sentences: told.map(({ sentence }) => sentence),
    breakdown,
  }
}

const evidenceOf = (breakdown: Breakdown): string[] => breakdown.steps.flatMap(({ evidence }) => evidence)
