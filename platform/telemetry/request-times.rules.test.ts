import { expect, test } from 'vitest'
import { requestTimesIn } from './request-times.rules.ts'

test('a quantile lies between the bounds of its bucket, and nothing has none', () => {
  const times = requestTimesIn([
    [0.1, 50],
    [0.5, 90],
    [Infinity, 100],
  ])
  expect(times.n).toBe(100)
  expect(times.quantile(0.5)).toBeCloseTo(0.1)
  expect(times.quantile(0.7)).toBeCloseTo(0.3)
  expect(times.quantile(0.99)).toBe(0.5)
  expect(requestTimesIn([]).quantile(0.5)).toBeNull()
})
