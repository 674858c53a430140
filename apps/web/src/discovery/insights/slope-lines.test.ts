import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slopeBounds, slopePath, slopePoints, spreadLabels } from './slope-lines.ts'

const known = (days90: number | null, days30: number | null, strength: number) => ({
  strength,
  before: { days30, days90 },
})

test('a strength that was unknown has no point, which is not a point at zero', () => {
  expect(slopePoints(known(null, 0, 50))).toEqual([
    { x: (60 / 90) * 100, y: 100 },
    { x: 100, y: 50 },
  ])
  expect(slopePath(slopePoints(known(20, 30, 40)))).toBe('M0.0,80.0L66.7,70.0L100.0,60.0')
  expect(slopePath(slopePoints(known(null, null, 40)))).toBe('M100.0,60.0h0')
})

test('the axis holds what is shown, so that a fall from 48 to 19 is seen', () => {
  expect(slopeBounds([known(48, 40, 19), known(null, null, 33)])).toEqual({ low: 10, high: 50 })
  expect(slopeBounds([])).toEqual({ low: 0, high: 100 })
  expect(slopeBounds([known(0, 0, 0)])).toEqual({ low: 0, high: 10 })
})

test('names stand in the order of their lines, apart from each other, and inside of the chart', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 240, noNaN: true }), { maxLength: 10 }), (wanted) => {
      const placed = spreadLabels(wanted, 24, 240)
      expect(placed).toHaveLength(wanted.length)
      const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at || a.index - b.index)
      for (const [place, { index }] of order.entries()) {
        expect(placed[index]!).toBeGreaterThanOrEqual(-1e-9)
        expect(placed[index]!).toBeLessThanOrEqual(240 + 1e-9)
        const above = place === 0 ? -Infinity : placed[order[place - 1]!.index]!
        expect(placed[index]! - above).toBeGreaterThanOrEqual(24 - 1e-9)
      }
    }),
  )
})

test('a name that nobody pushes stands at its line', () => {
  expect(spreadLabels([10, 100, 200], 24, 240)).toEqual([10, 100, 200])
  expect(spreadLabels([100, 100], 24, 240)).toEqual([88, 112])
})
