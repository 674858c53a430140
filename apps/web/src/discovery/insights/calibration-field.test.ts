import { expect, test } from 'vitest'
import { field, radiusOf, xOf, yOf } from './calibration-field.ts'

test('what was stated exactly lies on the diagonal from the lower left to the upper right', () => {
  expect([xOf(0), yOf(0)]).toEqual([field.left, field.top + field.side])
  expect([xOf(1), yOf(1)]).toEqual([field.left + field.side, field.top])
})

test('more requests make a larger dot, up to a limit', () => {
  expect(radiusOf(40)).toBeGreaterThan(radiusOf(8))
  expect(radiusOf(10_000)).toBe(14)
})
