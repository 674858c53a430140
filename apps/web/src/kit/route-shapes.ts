import type { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { PathStatus } from '@wellmet/graph/paths/paths.contract.ts'

/** The shape of a route as every screen, and the mail text, draws it. */
export type Warmth = FreshnessLabel
export type Basis = 'verified' | 'probable' | 'inferred' | 'unknown'
export type RouteStatus = PathStatus

export type Person = { id: string; name: string; role?: string; company?: string }
export type Evidence = { label: string; at?: string; source?: string }
/** A strength of null is unknown, which is not the same as 0. */
export type Edge = { strength: number | null; warmth: Warmth; basis: Basis; evidence: Evidence[] }
export type Hop = { person: Person; edge: Edge }
export type Route = { you: Person; hops: Hop[]; status: RouteStatus; confidence: number | null }
