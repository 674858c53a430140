import { expect, test } from 'vitest'
import { compare, median } from './rank-test.ts'

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Answers of about 10 ms, some of them much slower. */
const times = (count: number, more: number, random: () => number): number[] =>
  Array.from({ length: count }, () => 10 + more + random() + (random() < 0.02 ? 50 * random() : 0))

test('a median is the middle value, or between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})

test('a small sample with equal values has the p value that one computes by hand', () => {
  const { p, difference } = compare([1, 2, 2, 3, 4, 5, 6, 7, 8, 9], [3, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  // U is 19 where 50 is expected, with a standard deviation of 13.19.
  expect(p).toBeCloseTo(0.0188, 3)
  expect(difference).toBe(-4)
})

test('a tenth of a millisecond among slow answers is told, and none is not made up', () => {
  const random = seeded(7)
  const different = compare(times(1_000, 0.1, random), times(1_000, 0, random), random)
  expect(different.p).toBeLessThan(1e-4)
  expect(different.interval[0]).toBeGreaterThan(0)
  expect(different.difference).toBeGreaterThan(0.02)
  expect(different.difference).toBeLessThan(0.2)
  const falseAlarms = Array.from({ length: 20 }, () => compare(times(100, 0, random), times(100, 0, random), random).p)
  expect(falseAlarms.filter((p) => p < 0.001)).toEqual([])
  expect(falseAlarms.filter((p) => p < 0.05).length).toBeLessThan(5)
})
