import { expect, test } from 'vitest'
import { areaUnderCurve, bootstrapMean, isWithin, ndcg, randomFrom, reciprocalRank } from './metrics.ts'

test('the area under the curve counts pairs in the right order, equal ones half', () => {
  expect(areaUnderCurve([0.1, 0.4, 0.35, 0.8], [false, false, true, true])).toBe(0.75)
  expect(areaUnderCurve([1, 1, 1, 1], [false, true, false, true])).toBe(0.5)
})

test('a ranking in the order of the gains is perfect, in the opposite order it is not', () => {
  expect(ndcg([3, 2, 1], [3, 2, 1], 10, randomFrom(1))).toBe(1)
  expect(ndcg([1, 2, 3], [3, 0, 0], 10, randomFrom(1))).toBe(0.5)
})

test('equal scores give the expectation over their orders', () => {
  expect(reciprocalRank([1, 1], 0)).toBe(0.75)
  expect(isWithin([1, 1, 1, 1], 0, 2)).toBe(0.5)
})

test('an interval holds the mean and is the same in every run', () => {
  const values = Array.from({ length: 200 }, (_, i) => i % 2)
  const [low, high] = bootstrapMean(values, 200)
  expect(low).toBeLessThan(0.5)
  expect(high).toBeGreaterThan(0.5)
  expect(bootstrapMean(values, 200)).toEqual([low, high])
})
