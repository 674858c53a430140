import type { ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { Audience, Explanation } from './paths.contract.ts'
import { confidenceFormula as formula, pathFormula } from './formula.rules.ts'

/** What an edge rests on. `name` and `tag` exist so that they can be refused. */
export type EdgeBasis =
  | 'confirmed'
  | 'two-way'
  | 'one-way'
  | 'connection'
  | 'observed'
  | 'employer'
  | 'school'
  | 'community'
  | 'name'
  | 'tag'

export interface Party {
  /** As the viewer is shown it. */
  readonly id: string
  readonly name: string
  readonly identity: ConnectorIdentity
}

/** One step of a path, with all that is known of it. */
export interface PathEdge {
  readonly from: Party
  readonly to: Party
  /** `relationshipStrength`, or `strengthOfInferred` where there is only an indirect tie. */
  readonly strength: number
  readonly bases: readonly EdgeBasis[]
  /** Chance in permille, from observed and derived ties alone, that the two know each other; 0 without such a tie. */
  readonly relationship: number
  readonly contactDays: number
  readonly freshness: FreshnessLabel
  /** Its evidence in sentences, the carrying reasons first; never empty for an edge that carries. */
  readonly explanations: readonly Explanation[]
  readonly evidence: readonly string[]
}

const carrying: ReadonlySet<EdgeBasis> = new Set([
  'confirmed',
  'two-way',
  'one-way',
  'connection',
  'observed',
  'employer',
])
const indirect: ReadonlySet<EdgeBasis> = new Set(['observed', 'employer'])

/** Two-way interaction, or somebody said so. */
export const isSolid = ({ bases }: PathEdge): boolean => bases.includes('confirmed') || bases.includes('two-way')

/** Whether the edge may be part of a path at all: a name, a school, a community or a tag alone may not. */
export function carries({ bases, relationship }: PathEdge): boolean {
  const reasons = bases.filter((basis) => carrying.has(basis))
  const onlyIndirect = reasons.every((basis) => indirect.has(basis))
  return reasons.length > 0 && (!onlyIndirect || relationship >= inferredFormula.leastCarrying)
}

/** Strong indirect evidence: a likely tie that does not rest on a shared employer alone. */
export function isStrongIndirect({ bases, relationship }: PathEdge): boolean {
  const reasons = new Set(bases.filter((basis) => carrying.has(basis)))
  return (
    relationship >= pathFormula.strongIndirect &&
    (reasons.has('observed') || (reasons.has('employer') && reasons.size > 1))
  )
}

/** Chance in permille that the edge is there: its best reason, fading when contact is long ago. */
export function edgeCertainty(edge: PathEdge): number {
  const reasons = edge.bases.map((basis) => certaintyOf(basis, edge))
  return Math.max(0, ...reasons)
}

function certaintyOf(basis: EdgeBasis, { contactDays, freshness, relationship }: PathEdge): number {
  const fading = freshness === 'dormant' ? formula.dormant : freshness === 'cooling' ? formula.cooling : 1
  switch (basis) {
    case 'confirmed':
      return formula.confirmed
    case 'two-way': {
      const doubt = formula.twoWayDoubt * 2 ** (-(Math.max(1, contactDays) - 1) / formula.twoWayHalving)
      return Math.round(Math.min(formula.twoWayAtMost, 1000 * (1 - doubt)) * fading)
    }
    case 'one-way':
      return Math.round(formula.oneWay * fading)
    case 'connection':
      return formula.connection
    case 'observed':
    case 'employer':
      return relationship
    default:
      return 0
  }
}

type PlainStep = Pick<PathEdge, 'from' | 'to' | 'bases' | 'freshness'>

const plain: Partial<Record<EdgeBasis, (step: PlainStep) => string>> = {
  confirmed: ({ from, to }) => `It is confirmed that ${from.name} and ${to.name} know each other.`,
  'two-way': ({ from, to, freshness }) =>
    `${from.name} and ${to.name} are in contact both ways${freshness === 'unknown' ? '' : ` (${freshness})`}.`,
  'one-way': ({ from, to }) => `Contact between ${from.name} and ${to.name} was seen one way only.`,
  connection: ({ from, to }) => `${from.name} and ${to.name} are connected on LinkedIn; alone, that is a weak sign.`,
  observed: ({ from, to }) => `${from.name} and ${to.name} were seen together in small threads or meetings.`,
  employer: ({ from, to }) => `${from.name} and ${to.name} worked at the same company at the same time.`,
}

/** A sentence for each carrying reason that gives away no more than the reason. */
export const plainExplanations = (step: PlainStep, audience: Audience): Explanation[] =>
  step.bases.flatMap((basis) => {
    const explain = plain[basis]
    return explain ? [{ text: explain(step), audience }] : []
  })
