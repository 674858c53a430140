import type { Path, PersonInGraph } from '@wellmet/graph/paths/paths.contract.ts'
import type { Basis, Person, Warmth } from '../../kit/path-shapes.ts'

/** Ring 1 is whom you know; ring 2 is whom they know. A strength of null is unknown, which is not 0. */
export type NetworkMapPerson = Person & {
  ring: 1 | 2
  strength: number | null
  freshness: Warmth
  /** Of a teammate who shares their network with you; the same as the id for one who is no contact of yours. */
  userId?: string | undefined
}
export type NetworkMapRelationship = {
  from: string
  to: string
  strength: number | null
  freshness: Warmth
  basis: Basis
}
export type NetworkMapData = {
  you: { id: string; name: string }
  people: NetworkMapPerson[]
  relationships: NetworkMapRelationship[]
}

/** The ways to somebody, best first, as the API tells them; made-up people have no state. */
export type PathsTo = Pick<PersonInGraph, 'notice'> & {
  paths: Path[]
  person?: Pick<PersonInGraph['person'], 'id' | 'name' | 'personState'>
}

export const freshnesses = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const satisfies readonly Warmth[]

/** A teammate who is no contact of yours: they have no contact page, and the way to them is the workspace. */
export const isOnlyTeammate = ({ id, userId }: NetworkMapPerson): boolean => id === userId

/** Whoever has a contact page. */
export const isOwnContact = (person: NetworkMapPerson): boolean => person.ring === 1 && !isOnlyTeammate(person)
