import { expect, test } from 'vitest'
import { openMailPlaces } from './mail-places.ts'

test('emails take all places but two, and give them back', () => {
  const places = openMailPlaces(8)
  const taken = Array.from({ length: 6 }, () => places.take()!)
  expect(places.take()).toBeNull()
  expect(places.has()).toBe(false)
  taken[0]!()
  expect(places.has()).toBe(true)
  expect(places.take()).not.toBeNull()
  expect(places.take()).toBeNull()
})

test.each([1, 2, 3])('a worker that does %d jobs at once sends one email at a time', (connections) => {
  const places = openMailPlaces(connections)
  expect(places.take()).not.toBeNull()
  expect(places.take()).toBeNull()
})

test('a silent server is left alone for ten seconds, then one email tries, and an answer opens all places', () => {
  const clock = { now: 0 }
  const places = openMailPlaces(8, () => clock.now)
  const taken = Array.from({ length: 6 }, () => places.take()!)
  for (const release of taken) {
    places.noteSilence()
    release()
  }
  expect(places.has()).toBe(false)
  clock.now = 9_999
  expect(places.take()).toBeNull()
  clock.now = 10_000
  const release = places.take()!
  expect(places.take()).toBeNull()
  places.noteAnswer()
  release()
  expect(Array.from({ length: 6 }, () => places.take())).not.toContain(null)
})
