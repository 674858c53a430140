import type { Tx } from '@wellmet/platform/database/connection.ts'
import { targetBreakdown, recommendationScore } from './recommendation-score.rules.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { exponentsInUse } from './exponents-in-use.ts'
import { gatherTargets } from './gather-targets.ts'
import type { RecommendedPeople } from './recommendations.contract.ts'

export interface RankedTarget {
  personId: string
  recommendedPeople: RecommendedPeople
}

/** How many of those two steps away are looked at; beyond them hardly anybody is met. */
const considered = 120

/** People two steps away, best first by `recommendationScore` with the exponents this workspace uses. */
export async function rankRecommendedPeople(
  tx: Tx,
  who: ViewerContext,
  me: number | null,
  { kinds }: { kinds: number },
): Promise<RankedTarget[]> {
  const { version, exponents } = await exponentsInUse(tx)
  const targets = await gatherTargets(tx, who, me, { kinds, most: considered, others: 0, draw: 0 })
  return targets
    .map(({ personId, paths, facts }) => ({
      personId,
      paths,
      facts,
      score: recommendationScore(paths, facts, exponents),
    }))
    .toSorted((a, b) => b.score - a.score || (a.personId < b.personId ? -1 : 1))
    .map(({ personId, paths, facts, score }) => {
      const { formula, steps, result } = targetBreakdown(paths, facts, exponents)
      const open = steps.map((step) => ({ ...step, evidence: [...step.evidence] }))
      return { personId, recommendedPeople: { score, version, breakdown: { formula, steps: open, result } } }
    })
}
