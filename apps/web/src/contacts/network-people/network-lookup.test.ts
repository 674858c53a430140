import { expect, test } from 'vitest'
import { idOf, indexNetwork, otherEnd } from './network-lookup.ts'
import { connectorsOf, drawnWords, reachWords } from './person-words.ts'
import { smallNetwork } from './small-network-for-tests.ts'

const network = indexNetwork(smallNetwork)

test('a tie to somebody who is not there is left out', () => {
  expect(network.relationships).toHaveLength(5)
})

test('ties are ordered weakest first, with unknown before all', () => {
  expect([...network.byStrength].map((relationship) => network.relationships[relationship]?.strength)).toEqual([
    null,
    40,
    60,
    90,
    95,
  ])
})

test('the other end of a tie is found from either', () => {
  expect(idOf(network, otherEnd(network, 2, network.numberOf.get('Ana') ?? 0))).toBe('Cy')
  expect(idOf(network, otherEnd(network, 2, network.numberOf.get('Cy') ?? 0))).toBe('Ana')
})

test('connectors stand strongest first, and nobody is invented', () => {
  expect(connectorsOf(network, network.numberOf.get('Cy') ?? 0)).toEqual(['Bo Lind', 'Ana Lind'])
  expect(reachWords(network, network.numberOf.get('Cy') ?? 0)).toBe('via Bo Lind and 1 more')
  expect(reachWords(network, network.numberOf.get('Ed') ?? 0)).toBe('no connector known')
  expect(reachWords(network, network.numberOf.get('Ana') ?? 0)).toBe('you know them')
})

test('when some ties are not drawn, the words say so', () => {
  expect(drawnWords(2, { relationships: 4000, inView: 20_000 })).toBe(
    '2 people, 4,000 of 20,000 relationships drawn. Zoom in for more.',
  )
  expect(drawnWords(1, { relationships: 1, inView: 1 })).toBe('1 person, 1 relationship drawn.')
})
