import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { breakdownOf, step, type Breakdown, type Step } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { carries, edgeCertainty, isSolid, isStrongIndirect, type PathEdge } from './edge.rules.ts'
import { type ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import { confidenceFormula, FORMULA_VERSION, pathFormula } from './formula.rules.ts'
import type { Explanation } from './paths.contract.ts'

export type PathStatus = 'verified' | 'probable' | 'inferred' | 'none'

/** One step of a path as it is shown: strength on 0 to 100, and what it rests on. */
export interface PathRelationship {
  readonly strength: number
  readonly basis: Exclude<PathStatus, 'none'>
  readonly freshness: PathEdge['freshness']
  readonly sentences: readonly string[]
}

export interface Path {
  readonly status: PathStatus
  /** 0 to 100: how sure it is that every edge is there. Not a chance that an introduction succeeds. */
  readonly confidence: number
  /** 0 to 100, for reading. */
  readonly score: number
  /** The score before rounding, 0 to 1,000,000: what paths are ordered by, here as in SQL. */
  readonly rank: number
  readonly label: string
  readonly hops: number
  /** Whom to ask; null when the viewer knows the target, and when there is no path. */
  readonly viaId: string | null
  readonly viaName: string | null
  /** The same as the database knows them. Two people may have the same name, so a connector is matched by this alone. */
  readonly connector: ConnectorIdentity | null
  readonly explanation: readonly Explanation[]
  /** In walking order, the viewer's own first. */
  readonly relationships: readonly PathRelationship[]
  /** The ids along the way: no two paths of one viewer have the same. */
  readonly key: string
  readonly breakdowns: { readonly score: Breakdown; readonly confidence: Breakdown } | null
}

const noPath: Path = {
  status: 'none',
  confidence: 0,
  score: 0,
  rank: 0,
  label: 'No warm path yet',
  hops: 0,
  viaId: null,
  viaName: null,
  connector: null,
  explanation: [],
  relationships: [],
  key: '',
  breakdowns: null,
}

/**
 * verified: every edge has two-way interaction or was confirmed. probable: all but one, and that one has strong indirect
 * evidence. inferred: weaker than that. none: no edges, too many, or one that may not carry a path (docs/ranking.md).
 */
export function pathStatus(edges: readonly PathEdge[]): PathStatus {
  if (edges.length === 0 || edges.length > pathFormula.mostHops || !edges.every(carries)) return 'none'
  const loose = edges.filter((edge) => !isSolid(edge))
  if (loose.length === 0) return 'verified'
  return loose.length === 1 && isStrongIndirect(firstOf(loose)) ? 'probable' : 'inferred'
}

/**
 * Product of the strengths in permille, on 0..1,000,000 whatever the length: 1 hop s x 1000, 2 hops s1 x s2, 3 hops
 * floor(floor(s1 x s2 / 1000) x s3 / 10). Whole numbers, so that SQL orders exactly as this does.
 * It finds who will introduce; it says little about whether that succeeds (AUC 0.53-0.59, docs/ranking.md).
 */
export function pathRank(strengths: readonly number[]): number {
  const [first, second, third] = strengths
  if (first === undefined || strengths.length > pathFormula.mostHops) return 0
  if (second === undefined) return first * 1000
  if (third === undefined) return first * second
  return Math.floor((Math.floor((first * second) / 1000) * third) / pathFormula.thirdHopDivisor)
}

/** The steps of `pathRank`, then the reading on 0 to 100. */
function scoreBreakdown(edges: readonly PathEdge[]): Breakdown {
  const strengthWords = ({ from, to, strength }: PathEdge): string =>
    `Strength between ${from.name} and ${to.name}: ${strength} of 1000.`
  const steps: Step[] = edges.map((edge, i) =>
    step({ do: i === 0 ? 'add' : 'multiply', by: edge.strength }, strengthWords(edge), edge.evidence),
  )
  if (edges.length === 1) steps.push(step({ do: 'multiply', by: 1000 }, 'No introduction is needed.'))
  if (edges.length === pathFormula.mostHops) {
    steps.splice(2, 0, step({ do: 'divide', by: 1000 }, 'Back to thousandths.'), step({ do: 'floor' }, 'Rounded down.'))
    const discount = `Three steps count a tenth: at that distance first contact was about a tenth as likely.`
    steps.push(
      step({ do: 'divide', by: pathFormula.thirdHopDivisor }, discount),
      step({ do: 'floor' }, 'Rounded down.'),
    )
  }
  return breakdownOf(FORMULA_VERSION.score, [...steps, step({ do: 'scale', by: 1e-4 }, 'Shown on 0 to 100.')])
}

const textsOf = ({ explanations }: PathEdge): string[] => explanations.map(({ text }) => text)

/** Product of the certainties of the edges; three hops are never more than low confidence. */
function confidenceBreakdown(edges: readonly PathEdge[]): Breakdown {
  const steps = edges.map((edge, i) =>
    step({ do: i === 0 ? 'add' : 'multiply', by: edgeCertainty(edge) / 1000 }, textsOf(edge).join(' '), edge.evidence),
  )
  steps.push(step({ do: 'scale', by: 100 }, 'Shown on 0 to 100.'))
  if (edges.length === pathFormula.mostHops)
    steps.push(
      step({ do: 'at-most', by: confidenceFormula.threeHopsAtMost }, 'Three steps are never more than a guess.'),
    )
  return breakdownOf(FORMULA_VERSION.confidence, steps)
}

const inferredRelationshipOf = (edge: PathEdge): PathRelationship => ({
  strength: Math.round(edge.strength / 10),
  basis: isSolid(edge) ? 'verified' : isStrongIndirect(edge) ? 'probable' : 'inferred',
  freshness: edge.freshness,
  sentences: textsOf(edge),
})

const statusWords = { verified: 'Verified', probable: 'Probable', inferred: 'Inferred' } as const

function labelOf(status: PathStatus, edges: readonly PathEdge[]): string {
  if (status === 'none') return noPath.label
  const between = edges.slice(0, -1).map(({ to }) => to.name)
  if (between.length > 0) return `${statusWords[status]} path through ${between.join(' and ')}`
  const target = firstOf(edges).to.name
  return status === 'verified' ? `You know ${target}` : `You may know ${target}`
}

/** Everything that is said about a path from the viewer to a target; edges in walking order, the viewer first. */
export function describePath(edges: readonly PathEdge[]): Path {
  const status = pathStatus(edges)
  if (status === 'none') return noPath
  const via = edges.length > 1 ? firstOf(edges).to : null
  const breakdowns = { score: scoreBreakdown(edges), confidence: confidenceBreakdown(edges) }
  return {
    status,
    confidence: breakdowns.confidence.result,
    score: breakdowns.score.result,
    rank: pathRank(edges.map(({ strength }) => strength)),
    label: labelOf(status, edges),
    hops: edges.length,
    viaId: via?.id ?? null,
    viaName: via?.name ?? null,
    connector: via?.identity ?? null,
    explanation: edges.flatMap(({ explanations }) => explanations),
    relationships: edges.map(inferredRelationshipOf),
    key: edges.map(({ to }) => to.id).join('/'),
    breakdowns,
  }
}

/** Best first, and a total order: rank, then confidence, then fewer hops, then the key by code unit. */
export const comparePaths = (a: Path, b: Path): number =>
  b.rank - a.rank || b.confidence - a.confidence || a.hops - b.hops || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
