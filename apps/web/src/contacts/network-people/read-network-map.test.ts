import type { NetworkMap } from '@wellmet/discovery/network-map/network-maps.contract.ts'
import { expect, test } from 'vitest'
import { indexNetwork, nameOf, otherEnd } from './network-lookup.ts'
import { readNetworkMap } from './read-network-map.ts'
import { whoWords } from './who-words.ts'

const person = { title: null, company: null, strength: null, freshness: 'unknown' } as const
const networkMap: NetworkMap = {
  you: { id: 'me', name: 'Mara Lind' },
  people: [
    { ...person, id: 'u1', userId: 'u1', name: 'Bob Reyes', ring: 1, strength: 40 },
    { ...person, id: 'p1', name: 'Tomasz Nowak', title: 'VP Engineering', company: 'Heliograph', ring: 1, strength: 5 },
    { ...person, id: 'p2', name: 'Priya Raman', ring: 2 },
  ],
  relationships: [
    { freshness: 'unknown', basis: 'verified', from: [0], to: [1], strength: [40] },
    { freshness: 'unknown', basis: 'inferred', from: [0, 1], to: [2, 3], strength: [5, null] },
  ],
  shown: 3,
  total: 3,
  note: null,
}

test('ties find their people again', () => {
  const network = indexNetwork(readNetworkMap(networkMap))
  const told = network.relationships.map(({ strength }, relationship) => {
    const from = network.from[relationship] ?? 0
    return `${nameOf(network, from)} - ${nameOf(network, otherEnd(network, relationship, from))} ${strength}`
  })
  expect(told).toEqual(['Mara Lind - Bob Reyes 40', 'Mara Lind - Tomasz Nowak 5', 'Bob Reyes - Priya Raman null'])
})

test('what is not known is left out rather than called nothing', () => {
  const [bob, tomasz] = readNetworkMap(networkMap).people
  expect(bob).not.toHaveProperty('company')
  expect(tomasz).toMatchObject({ role: 'VP Engineering', company: 'Heliograph' })
})

test('who is in the picture is told in one sentence', () => {
  const { people } = readNetworkMap(networkMap)
  expect(whoWords(people)).toBe('You know 1 person, and 1 teammate shares 1 more.')
  expect(whoWords(people.slice(1, 2))).toBe('You know 1 person.')
})
