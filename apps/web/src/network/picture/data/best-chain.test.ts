import { expect, test } from 'vitest'
import { bestChain, tieWorth } from './best-chain.ts'
import { chainPeople, chainRoute } from './chain-route.ts'
import { chainSentence } from './chain-sentence.ts'
import { indexNetwork, nameOf } from './network-lookup.ts'
import { smallNetwork } from './small-network.ts'

const network = indexNetwork(smallNetwork)
const numberOf = (id: string): number => network.numberOf.get(id) ?? -1
const namesTo = (id: string): string[] | null => {
  const chain = bestChain(network, numberOf(id))
  return chain && chainPeople(network, chain).map((number) => nameOf(network, number))
}

test('of two chains the one whose ties together are worth more is chosen', () => {
  expect(namesTo('Cy')).toEqual(['Mara Lind', 'Ana Lind', 'Cy Lind'])
})

test('somebody you know is one tie away, though a longer way exists', () => {
  expect(namesTo('Bo')).toEqual(['Mara Lind', 'Bo Lind'])
})

test('without a chain of ties there is no path, and none to yourself', () => {
  expect(bestChain(network, numberOf('Ed'))).toBeNull()
  expect(bestChain(network, 0)).toBeNull()
})

test('a chain is only as certain as its least certain tie, and unknown stays unknown', () => {
  const route = chainRoute(network, bestChain(network, numberOf('Di')) ?? [])
  expect(route.status).toBe('inferred')
  expect(route.hops.at(-1)?.edge.strength).toBeNull()
  expect(chainSentence(route)).toBe(
    'Two steps: you know Bo Lind (strength 40, fresh, verified), who knows Di Lind (strength unknown, last contact unknown).',
  )
})

test('a fresh, verified tie is worth more than an old or inferred one of the same strength', () => {
  const tie = { from: 'a', to: 'b', strength: 60, freshness: 'fresh', basis: 'verified' } as const
  expect(tieWorth(tie)).toBeGreaterThan(tieWorth({ ...tie, freshness: 'dormant' }))
  expect(tieWorth(tie)).toBeGreaterThan(tieWorth({ ...tie, basis: 'inferred' }))
})
