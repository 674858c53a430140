import { strengthOfSharedEvent } from '@wellmet/connections/gatherings/gatherings.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import type { OutcomeStatistics } from '../outcome-model/outcome-statistics.rules.ts'
import type { Chance } from './chance.rules.ts'
import { carries, edgeCertainty, isSolid, isStrongIndirect, type Party, type PathEdge } from './edge.rules.ts'
import { pathFormula } from './formula.rules.ts'
import type { OrderedPath } from './path-order.rules.ts'
import type { PathAvailability, PathStatus } from './paths.contract.ts'

/** A path from the viewer to a target as it is ranked. Its words are made where it is shown (path-words.rules.ts). */
export interface Path extends OrderedPath {
  readonly status: Exclude<PathStatus, 'none'>
  /** 0 to 100: how sure it is that the two people of the weaker step know each other. */
  readonly confidence: number
  readonly factors: Chance
  /** In walking order, the viewer's own first. */
  readonly edges: readonly PathEdge[]
  /** Whom to ask; null when the viewer knows the target. */
  readonly via: Party | null
  /** The same as the database knows them. Two people may have the same name, so a connector is matched by this alone. */
  readonly connector: ConnectorIdentity | null
}

/** With whether it can be used now, and what is known of how introductions by it turned out. */
export interface RankedPath extends Path {
  readonly availability: PathAvailability
  readonly statistics: OutcomeStatistics
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
 * Whether anything says how likely the path is: contact, a word or outcomes on every step, or that two worked together.
 * A LinkedIn connection or an entry in an address book says that somebody is known and not how well.
 */
export const isRated = ({ edges, factors }: Pick<Path, 'edges' | 'factors'>): boolean =>
  factors.pastAsks > 0 ||
  edges.every(
    ({ reasons, isDenied }) => isDenied || reasons.some(({ basis }) => basis !== 'connection' && basis !== 'event'),
  )

/** What the smallest event counts for at which both of a step were. */
const sharedEventOf = ({ reasons }: PathEdge): number =>
  Math.max(0, ...reasons.map(({ event }) => (event ? strengthOfSharedEvent(event.guests) : 0)))

/** What one step rests on. */
export const edgeStatus = (edge: PathEdge): Path['status'] =>
  isSolid(edge) ? 'verified' : isStrongIndirect(edge) ? 'probable' : 'inferred'

/** The path along these edges, the viewer first; null when they carry none. */
export function pathAlong(edges: readonly PathEdge[], factors: Chance): Path | null {
  const status = pathStatus(edges)
  if (status === 'none') return null
  const via = edges.length > 1 ? firstOf(edges).to : null
  return {
    status,
    confidence: Math.round(Math.min(...edges.map(edgeCertainty)) / 10),
    factors,
    chance: factors.chance,
    weakestStep: Math.min(...edges.map(({ strength }) => strength)),
    sharedEvent: Math.max(0, ...edges.map(sharedEventOf)),
    edges,
    via,
    connector: via?.identity ?? null,
    key: edges.map(({ to }) => to.id).join('/'),
  }
}
