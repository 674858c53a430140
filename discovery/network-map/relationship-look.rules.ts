import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { pathFormula } from '@wellmet/graph/paths/formula.rules.ts'
import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthOfInferred } from '@wellmet/graph/inferred-relationships/inferred-relationships.rules.ts'
import type { NetworkMapRelationships, RelationshipBasis } from './network-maps.contract.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'

export interface DrawnRelationship {
  from: number
  to: number
  strength: number | null
  freshness: FreshnessLabel
  basis: RelationshipBasis
}

export const outOfHundred = (permille: number | null): number | null =>
  permille === null ? null : Math.round(permille / 10)

/** Contact one way, or a connection alone, carries a route that is called inferred; so it is drawn as one. */
export const basisOfContact = (strength: number | null, isTwoWay: boolean): RelationshipBasis =>
  strength === null ? 'unknown' : isTwoWay ? 'verified' : 'inferred'

/** A likely tie is still an indirect one, and a shared employer, school or community alone never more than inferred. */
export const basisOfRelationship = (permille: number, basis: number): RelationshipBasis =>
  basis === inferredBases.observed && permille >= pathFormula.strongIndirect ? 'probable' : 'inferred'

export const strengthOfIndirect = (permille: number): number => Math.round(strengthOfInferred(permille) / 10)

/** A step through a teammate has lost a fifth of its weight; this is their own strength again. */
export const strengthOfTeammate = (trustWeight: number): number => Math.min(100, Math.round(trustWeight / 8))

/** Gathered by look, which there are few of: each tie is then three numbers. */
export const collectRelationships = (relationships: readonly DrawnRelationship[]): NetworkMapRelationships[] =>
  [...Map.groupBy(relationships, ({ freshness, basis }) => `${freshness} ${basis}`).values()].map((group) => ({
    freshness: firstOf(group).freshness,
    basis: firstOf(group).basis,
    from: group.map(({ from }) => from),
    to: group.map(({ to }) => to),
    strength: group.map(({ strength }) => strength),
  }))
