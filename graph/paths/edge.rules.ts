import type { ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import type { KnownFamiliarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { Audience } from './paths.contract.ts'
import { confidenceFormula as formula, pathFormula } from './formula.rules.ts'

/** What an edge rests on. `name` and `tag` exist so that they can be refused. */
export type EdgeBasis =
  | 'confirmed'
  | 'introduced'
  | 'two-way'
  | 'one-way'
  | 'connection'
  | 'observed'
  | 'employer'
  | 'said'
  | 'school'
  | 'community'
  | 'event'
  | 'name'
  | 'tag'

export interface Party {
  /** As the viewer is shown it. */
  readonly id: string
  readonly name: string
  readonly identity: ConnectorIdentity
  /** No contact of the viewer, or one whom nothing proves to be known: the viewer may say that they know them. */
  readonly mayBeKnown?: boolean
}

/** What mail and calendar of whoever reads it hold of the two. */
export interface OnRecord {
  readonly messages: number
  readonly meetings: number
  readonly lastDay: number | null
}

/** Where both worked at the same time. Years are null where they are not known; `until` also while it lasts. */
export interface SharedEmployer {
  readonly name: string
  readonly people: number | null
  readonly isNow: boolean
  readonly since: number | null
  readonly until: number | null
}

/** Connected on LinkedIn, or only listed among the contacts. The year is null where it is not known or not the viewer's. */
export interface Entry {
  readonly isOnLinkedIn: boolean
  readonly since: number | null
}

/** A small event at which both checked in. */
export interface SharedEvent {
  readonly name: string
  readonly guests: number
  readonly day: number
}

/** One reason for a step, with who may ever read it besides the viewer. */
export interface Reason {
  readonly basis: EdgeBasis
  readonly audience: Audience
  /** The viewer's own contact. What a teammate shares is how fresh it is, never how much. */
  readonly contact?: OnRecord
  /** Small threads and meetings of the viewer in which both were seen. */
  readonly together?: { readonly times: number; readonly lastDay: number | null }
  readonly company?: SharedEmployer
  /** The company is on entries that the viewer sees, not in the directory. */
  readonly isByEntries?: boolean
  /** What an entry alone says, without any contact on record. */
  readonly entry?: Entry
  /** It says that the two may have met, and counts for nothing more. */
  readonly event?: SharedEvent
  /** The day on which the viewer said that the two know each other well. */
  readonly saidOn?: number
  /** The day on which the one introduced the viewer to the other. */
  readonly introducedOn?: number
  /** How well the viewer said that they know them. */
  readonly familiarity?: KnownFamiliarity
}

/** One step of a path, with all that is known of it. */
export interface PathEdge {
  readonly from: Party
  readonly to: Party
  /** `relationshipStrength`, or `strengthOfInferred` where there is only an indirect tie. */
  readonly strength: number
  /** The carrying reasons first. */
  readonly reasons: readonly Reason[]
  /** Chance in permille, from observed and derived ties alone, that the two know each other; 0 without such a tie. */
  readonly relationship: number
  readonly contactDays: number
  readonly freshness: FreshnessLabel
  /** The connector answered that they do not know them. */
  readonly isDenied: boolean
}

const carrying: ReadonlySet<EdgeBasis> = new Set([
  'confirmed',
  'introduced',
  'two-way',
  'one-way',
  'connection',
  'observed',
  'employer',
  'said',
])
const indirect: ReadonlySet<EdgeBasis> = new Set(['observed', 'employer'])

const basesOf = ({ reasons }: PathEdge): EdgeBasis[] => reasons.map(({ basis }) => basis)

const solid: ReadonlySet<EdgeBasis> = new Set(['confirmed', 'introduced', 'two-way'])

/** Two-way interaction, an introduction that was made, or somebody said so; and nobody said otherwise. */
export const isSolid = (edge: PathEdge): boolean => !edge.isDenied && basesOf(edge).some((basis) => solid.has(basis))

/** Whether the edge may be part of a path at all: a name, a school, a community or a tag alone may not. */
export function carries(edge: PathEdge): boolean {
  const reasons = basesOf(edge).filter((basis) => carrying.has(basis))
  const onlyIndirect = reasons.every((basis) => indirect.has(basis))
  return reasons.length > 0 && (!onlyIndirect || edge.relationship >= inferredFormula.leastCarrying)
}

/** Strong indirect evidence: the viewer’s word, or a likely tie that does not rest on a shared employer alone. */
export function isStrongIndirect(edge: PathEdge): boolean {
  const reasons = new Set(basesOf(edge).filter((basis) => carrying.has(basis)))
  return (
    !edge.isDenied &&
    (reasons.has('said') ||
      (edge.relationship >= pathFormula.strongIndirect &&
        (reasons.has('observed') || (reasons.has('employer') && reasons.size > 1))))
  )
}

/** Chance in permille that the two know each other: the best reason, and less where one of them denied it. */
export function edgeCertainty(edge: PathEdge): number {
  const best = Math.max(0, ...basesOf(edge).map((basis) => certaintyOf(basis, edge)))
  return edge.isDenied ? deniedChance(best) : best
}

/** What is left of a chance in permille when the connector says that they do not know them. */
export function deniedChance(permille: number): number {
  const odds = (permille / (1000 - permille)) * formula.deniedOdds
  return Math.round((1000 * odds) / (1 + odds))
}

/** 1 - doubt x 2^(-(days - 1) / 3): more contact, less doubt. */
const byContact = (doubt: number, atMost: number, contactDays: number): number =>
  Math.round(Math.min(atMost, 1000 * (1 - doubt * 2 ** (-(Math.max(1, contactDays) - 1) / formula.doubtHalving))))

function certaintyOf(basis: EdgeBasis, { contactDays, relationship }: PathEdge): number {
  switch (basis) {
    case 'confirmed':
    case 'introduced':
      return formula.confirmed
    case 'two-way':
      return byContact(formula.twoWayDoubt, formula.twoWayAtMost, contactDays)
    case 'one-way':
      return byContact(formula.oneWayDoubt, formula.oneWayAtMost, contactDays)
    case 'connection':
      return formula.connection
    case 'said':
      return formula.said
    case 'observed':
    case 'employer':
      return relationship
    default:
      return 0
  }
}
