import { breakdownOf, step, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { FORMULA_VERSION, trustFormula } from './formula.rules.ts'
import type { Path } from './path.rules.ts'

/** sqrt(rank) x confidence, on 0..1: how far one path can be relied on. The root puts one and two hops on one scale. */
export const pathTrust = ({ rank, confidence }: Path): number => Math.sqrt(rank / 1e6) * (confidence / 100)

/** The best path of each connector, best first; the viewer's own tie is a connector like any other. */
function connectorDisjoint(paths: readonly Path[]): Path[] {
  const best = new Map<string | null, Path>()
  const ordered = paths
    .filter(({ status }) => status !== 'none')
    .toSorted((a, b) => pathTrust(b) - pathTrust(a) || (a.key < b.key ? -1 : 1))
  for (const path of ordered) if (!best.has(path.viaId)) best.set(path.viaId, path)
  return [...best.values()].slice(0, trustFormula.mostPaths)
}

/**
 * trustRank, 0 to 100: 1 - product over connectors of (1 - trust / 2^i), the best first. More connectors mean more first
 * contacts (0.04-0.7% with one, 1.5-6.9% with six to ten; docs/ranking.md), with less from each further one.
 */
export const trustBreakdown = (paths: readonly Path[]): Breakdown =>
  breakdownOf(FORMULA_VERSION.trustRank, [
    step({ do: 'add', by: 1 }, 'Nothing is taken for granted.'),
    ...connectorDisjoint(paths).map((path, i) =>
      step(
        { do: 'multiply', by: 1 - pathTrust(path) * trustFormula.further ** i },
        `${path.label}: score ${path.score}, confidence ${path.confidence}${i === 0 ? '' : ', counted less as a further way'}.`,
        [path.key],
      ),
    ),
    step({ do: 'complement' }, 'What is left of one is trust.'),
    step({ do: 'scale', by: 100 }, 'Shown on 0 to 100.'),
  ])

export const trustRank = (paths: readonly Path[]): number => trustBreakdown(paths).result
