import type { Network } from './network-lookup.ts'
import { otherEnd } from './network-lookup.ts'
import { isOnlyTeammate, type NetworkMapPerson } from '../network-map-shapes.ts'

export const placeWords = ({ role, company }: Pick<NetworkMapPerson, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ')

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

export const peopleWords = (count: number): string => counted(count, 'person', 'people')
export const relationshipWords = (count: number): string => counted(count, 'tie', 'ties')

/** What is read aloud when the selection moves to somebody. */
export const spokenPerson = (person: NetworkMapPerson, relationships: number): string => {
  const place = placeWords(person)
  const strength = person.strength === null ? 'strength unknown' : `strength ${person.strength}`
  const freshness = person.freshness === 'unknown' ? 'last contact unknown' : person.freshness
  return `${person.name}${place ? `, ${place}` : ''}: ${strength}, ${freshness}, ${relationshipWords(relationships)}.`
}

/** Whom ring 2 is reached through, the strongest tie first. */
export const connectorsOf = (network: Network, number: number): string[] =>
  [...(network.relationshipsOf[number] ?? [])]
    .sort((one, other) => (network.relationships[other]?.strength ?? -1) - (network.relationships[one]?.strength ?? -1))
    .map((relationship) => network.people[otherEnd(network, relationship, number) - 1])
    .filter((person) => person?.ring === 1)
    .map((person) => person?.name ?? '')

export const reachWords = (network: Network, number: number): string => {
  const person = network.people[number - 1]
  if (person && isOnlyTeammate(person)) return 'a teammate who shares with you'
  if (person?.ring === 1) return 'you know them'
  const [first, ...others] = connectorsOf(network, number)
  if (!first) return 'no connector seen'
  return others.length > 0 ? `via ${first} and ${others.length} more` : `via ${first}`
}

/** Says how much of the network is drawn, and when some is not, how to see it. */
export const drawnWords = (drawn: number, inView: number): string =>
  drawn < inView
    ? `${drawn.toLocaleString('en-GB')} of ${inView.toLocaleString('en-GB')} ties drawn; zoom in for more`
    : `${relationshipWords(drawn)} drawn`
