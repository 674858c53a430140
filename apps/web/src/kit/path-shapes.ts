import type { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { PathStatus } from '@wellmet/graph/paths/paths.contract.ts'

/** The shape of a path as every screen, and the mail text, draws it. */
export type Warmth = FreshnessLabel
export type Basis = 'verified' | 'probable' | 'inferred' | 'unknown'

export type Person = { id: string; name: string; role?: string; company?: string }
/**
 * `at` is the day of the fact itself, `last` the last day of something that happened several times, `by` who says so where
 * it is not the viewer's own data.
 */
export type Evidence = { label: string; at?: string; last?: string; by?: string; source?: string }
/** A strength of null is unknown, which is not the same as 0. */
export type Edge = { strength: number | null; warmth: Warmth; basis: Basis; evidence: Evidence[] }
export type Hop = { person: Person; edge: Edge }
export type DrawnPath = { you: Person; hops: Hop[]; status: PathStatus; confidence: number | null }
