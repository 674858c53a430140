import { expect, test } from 'vitest'
import { introProbability, replyProbability } from './connector-insight.rules.ts'

test('without contact on record a probability is unknown, which is not low', () => {
  expect(replyProbability({ strength: 50, silent: null })).toBeNull()
  expect(replyProbability({ strength: null, silent: 3 })).toBeNull()
  expect(introProbability(null, 'fresh')).toBeNull()
  expect(introProbability(0.4, 'unknown')).toBeNull()
})

test('who wrote lately answers more often, and a strong tie helps a little', () => {
  const now = replyProbability({ strength: 800, silent: 1 })!
  const later = replyProbability({ strength: 800, silent: 90 })!
  const weak = replyProbability({ strength: 100, silent: 1 })!
  expect(now).toBeGreaterThan(weak)
  expect(weak).toBeGreaterThan(later)
  expect(now).toBeLessThan(0.6)
  expect(later).toBeGreaterThan(0.1)
})

test('an introduction is never likelier than the answer it begins with', () => {
  const chances = (['fresh', 'warm', 'cooling', 'dormant'] as const).map((label) => introProbability(0.5, label)!)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(chances[1]).toBe(0.18)
  expect(Math.max(...chances)).toBeLessThan(0.5)
})
