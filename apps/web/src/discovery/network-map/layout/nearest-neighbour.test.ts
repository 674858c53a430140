import { expect, test } from 'vitest'
import { nearestInDirection } from './nearest-neighbour.ts'
import { personAt } from './person-at.ts'
import { centreOut, turnBetween } from './seat-order.ts'

// 0 in the middle; 1 right, 2 far right, 3 above and a little right, 4 left.
const places = { x: Float32Array.from([0, 2, 6, 0.5, -3]), y: Float32Array.from([0, 0, 0.4, 3, 0]) }
const shown = new Uint8Array(5).fill(1)

test('an arrow goes to the nearest person the way it points', () => {
  expect(nearestInDirection(places, shown, 0, 'right')).toBe(1)
  expect(nearestInDirection(places, shown, 1, 'right')).toBe(2)
  expect(nearestInDirection(places, shown, 0, 'up')).toBe(3)
  expect(nearestInDirection(places, shown, 0, 'left')).toBe(4)
})

test('it stays where it is when nobody is that way, and passes over the hidden', () => {
  expect(nearestInDirection(places, shown, 0, 'down')).toBeNull()
  expect(nearestInDirection(places, Uint8Array.from([1, 0, 1, 1, 1]), 0, 'right')).toBe(2)
})

test('the pointer finds the nearest disc it is on, or almost on', () => {
  const layout = { ...places, size: new Float32Array(5).fill(0.5) }
  expect(personAt(layout, shown, { x: 2.2, y: 0.1 }, 10)).toBe(1)
  expect(personAt(layout, shown, { x: 2.8, y: 0 }, 10)).toBe(1)
  expect(personAt(layout, shown, { x: 4, y: 0 }, 10)).toBeNull()
})

test('the way round is the short one', () => {
  expect(turnBetween(0.1, Math.PI * 2 - 0.1)).toBeCloseTo(-0.2)
  expect(turnBetween(Math.PI * 2 - 0.1, 0.1)).toBeCloseTo(0.2)
})

test('the first of a row sits in the middle', () => {
  expect(centreOut([1, 2, 3, 4, 5])).toEqual([4, 2, 1, 3, 5])
})
