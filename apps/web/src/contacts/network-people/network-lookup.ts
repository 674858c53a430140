import type { NetworkMapData, NetworkMapPerson, NetworkMapRelationship } from './network-map-shapes.ts'

/** The picture's data by number, for the loops that run over all of it. Number 0 is you. */
export type Network = {
  you: { id: string; name: string }
  /** people[n - 1] has number n. */
  people: readonly NetworkMapPerson[]
  /** By id; a teammate also by the id of their user. */
  numberOf: ReadonlyMap<string, number>
  relationships: readonly NetworkMapRelationship[]
  from: Int32Array
  to: Int32Array
  /** Relationship numbers, weakest first, so that what is drawn last, on top, is strongest. */
  byStrength: Int32Array
  /** Relationship numbers of each person. */
  relationshipsOf: readonly (readonly number[])[]
}

const weight = ({ strength }: NetworkMapRelationship): number => strength ?? -1

/** A tie to somebody who is not in the data, or to oneself, is left out: there is nothing to draw it to. */
export const indexNetwork = ({ you, people, relationships: given }: NetworkMapData): Network => {
  const numberOf = new Map([[you.id, 0]])
  people.forEach(({ id, userId = id }, at) => numberOf.set(userId, at + 1).set(id, at + 1))
  const relationships = given.filter(({ from, to }) => from !== to && numberOf.has(from) && numberOf.has(to))
  const from = Int32Array.from(relationships, (relationship) => numberOf.get(relationship.from) ?? 0)
  const to = Int32Array.from(relationships, (relationship) => numberOf.get(relationship.to) ?? 0)
  const relationshipsOf: number[][] = Array.from({ length: people.length + 1 }, () => [])
  relationships.forEach((_, relationship) => {
    relationshipsOf[from[relationship] ?? 0]?.push(relationship)
    relationshipsOf[to[relationship] ?? 0]?.push(relationship)
  })
  const weights = Float32Array.from(relationships, weight)
  const byStrength = Int32Array.from(relationships, (_, at) => at).sort(
    (one, other) => (weights[one] ?? 0) - (weights[other] ?? 0) || one - other,
  )
  return { you, people, numberOf, relationships, from, to, byStrength, relationshipsOf }
}

export const otherEnd = (network: Network, relationship: number, one: number): number =>
  (network.from[relationship] === one ? network.to[relationship] : network.from[relationship]) ?? 0

export const nameOf = (network: Network, number: number): string =>
  number === 0 ? network.you.name : (network.people[number - 1]?.name ?? '')

export const idOf = (network: Network, number: number): string =>
  number === 0 ? network.you.id : (network.people[number - 1]?.id ?? '')
