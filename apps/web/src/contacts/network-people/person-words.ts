import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import type { Network } from './network-lookup.ts'
import { otherEnd } from './network-lookup.ts'
import { isOnlyTeammate, type NetworkMapPerson } from './network-map-shapes.ts'

export const placeWords = ({ role, company }: Pick<NetworkMapPerson, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ')

/** What is read aloud when the selection moves to somebody. */
export const spokenPerson = (person: NetworkMapPerson, relationships: number): string => {
  const { strength, freshness } = person
  const place = placeWords(person)
  const name = place === '' ? person.name : kitMessages.personWithRole({ name: person.name, role: place })
  return strength === null
    ? networkMapsMessages.spokenPersonUnmeasured({ name, freshness, relationships })
    : networkMapsMessages.spokenPerson({ name, strength, freshness, relationships })
}

/** The connectors to a person of ring 2, the strongest relationship first. */
export const connectorsOf = (network: Network, number: number): string[] =>
  [...(network.relationshipsOf[number] ?? [])]
    .sort((one, other) => (network.relationships[other]?.strength ?? -1) - (network.relationships[one]?.strength ?? -1))
    .map((relationship) => network.people[otherEnd(network, relationship, number) - 1])
    .filter((person) => person?.ring === 1)
    .map((person) => person?.name ?? '')

export const reachWords = (network: Network, number: number): string => {
  const person = network.people[number - 1]
  if (person && isOnlyTeammate(person)) return networkMapsMessages.teammate()
  if (person?.ring === 1) return networkMapsMessages.knowThem()
  const [first, ...others] = connectorsOf(network, number)
  return first === undefined
    ? networkMapsMessages.noConnector()
    : kitMessages.via({ name: first, others: others.length })
}

/** Says how much of the network is drawn, and when some is not, how to see it. */
export const drawnWords = (people: number, drawn: { relationships: number; inView: number }): string =>
  drawn.relationships < drawn.inView
    ? networkMapsMessages.drawnPartly({ people, drawn: drawn.relationships, relationships: drawn.inView })
    : networkMapsMessages.drawn({ people, relationships: drawn.relationships })
