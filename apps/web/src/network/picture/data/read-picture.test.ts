import type { Picture } from '@wellmet/discovery/network-map/pictures.contract.ts'
import { expect, test } from 'vitest'
import { indexNetwork, nameOf, otherEnd } from './network-lookup.ts'
import { readPicture } from './read-picture.ts'
import { whoWords } from './who-words.ts'

const person = { title: null, company: null, strength: null, freshness: 'unknown' } as const
const picture: Picture = {
  you: { id: 'me', name: 'Mara Lind' },
  people: [
    { ...person, id: 'u1', userId: 'u1', name: 'Bob Reyes', ring: 1, strength: 40 },
    { ...person, id: 'p1', name: 'Tomasz Nowak', title: 'VP Engineering', company: 'Heliograph', ring: 1, strength: 5 },
    { ...person, id: 'p2', name: 'Priya Raman', ring: 2 },
  ],
  ties: [
    { freshness: 'unknown', basis: 'verified', from: [0], to: [1], strength: [40] },
    { freshness: 'unknown', basis: 'inferred', from: [0, 1], to: [2, 3], strength: [5, null] },
  ],
  shown: 3,
  total: 3,
  note: null,
}

test('ties find their people again', () => {
  const network = indexNetwork(readPicture(picture))
  const told = network.ties.map(({ strength }, tie) => {
    const from = network.from[tie] ?? 0
    return `${nameOf(network, from)} - ${nameOf(network, otherEnd(network, tie, from))} ${strength}`
  })
  expect(told).toEqual(['Mara Lind - Bob Reyes 40', 'Mara Lind - Tomasz Nowak 5', 'Bob Reyes - Priya Raman null'])
})

test('what is not known is left out rather than called nothing', () => {
  const [bob, tomasz] = readPicture(picture).people
  expect(bob).not.toHaveProperty('company')
  expect(tomasz).toMatchObject({ role: 'VP Engineering', company: 'Heliograph' })
})

test('who is in the picture is told in one sentence', () => {
  const { people } = readPicture(picture)
  expect(whoWords(people)).toBe('1 person you know, and 1 more whom 1 teammate knows and shares with you.')
  expect(whoWords(people.slice(1, 2))).toBe('1 person you know.')
})
