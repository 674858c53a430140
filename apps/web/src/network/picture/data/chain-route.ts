import type { Edge, Route, RouteStatus } from '../../../kit/route-shapes.ts'
import { edgeWords } from '../../../kit/route-text.ts'
import { type Network, otherEnd } from './network-lookup.ts'

const certainty = ['verified', 'probable', 'inferred', 'unknown'] as const

/** The chain as the kit's route. The picture carries no evidence rows, so a leg's own words stand in their place. */
export const chainRoute = (network: Network, chain: readonly number[]): Route => {
  let stand = 0
  let least = 0
  const hops = chain.flatMap((number) => {
    const tie = network.ties[number]
    stand = otherEnd(network, number, stand)
    const person = network.people[stand - 1]
    if (!tie || !person) return []
    least = Math.max(least, certainty.indexOf(tie.basis))
    const edge: Edge = { strength: tie.strength, warmth: tie.freshness, basis: tie.basis, evidence: [] }
    return [{ person, edge: { ...edge, evidence: [{ label: edgeWords(edge) }] } }]
  })
  const basis = certainty[least] ?? 'unknown'
  const status: RouteStatus = hops.length === 0 ? 'none' : basis === 'unknown' ? 'inferred' : basis
  return { you: network.you, hops, status, confidence: null }
}

export const chainPeople = (network: Network, chain: readonly number[]): number[] => {
  const people = [0]
  for (const tie of chain) people.push(otherEnd(network, tie, people.at(-1) ?? 0))
  return people
}
