import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import type { Edge, Hop, DrawnPath } from '../../../kit/path-shapes.ts'
import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { relationshipBetween } from './path-stops.ts'

const gap: Edge = { strength: null, warmth: 'unknown', basis: 'unknown', evidence: [] }

/** The way as the kit's route: the ties as they are drawn, the sentences as the API says them, one to a leg if they match. */
export const pathRoute = (network: Network, stops: readonly number[], path: Path): DrawnPath => {
  const legs = stops.slice(1)
  const isOneEach = path.explanation.length === legs.length
  const hops = legs.flatMap((stop, at): Hop[] => {
    const person = network.people[stop - 1]
    const relationship = network.relationships[relationshipBetween(network, stops[at] ?? 0, stop) ?? -1]
    const sentence = isOneEach ? path.explanation[at] : undefined
    const edge = relationship
      ? { strength: relationship.strength, warmth: relationship.freshness, basis: relationship.basis }
      : gap
    return person ? [{ person, edge: { ...edge, evidence: sentence ? [{ label: sentence }] : [] } }] : []
  })
  return { you: network.you, hops, status: path.status, confidence: path.confidence }
}
