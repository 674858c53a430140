import { expect, test } from 'vitest'
import { trendPath, trendPoints } from './trend-line.ts'

test('a strength that was unknown has no point, which is not a point at zero', () => {
  expect(trendPoints(null, 0, 50)).toEqual([
    { x: (60 / 90) * 100, y: 100 },
    { x: 100, y: 50 },
  ])
  expect(trendPath(trendPoints(20, 30, 40))).toBe('M0.0,80.0L66.7,70.0L100.0,60.0')
  expect(trendPath(trendPoints(null, null, 40))).toBe('M100.0,60.0h0')
})
