import { expect, test } from 'vitest'
import { areaPath, knownFrom, linePath, pointsOf, warmthSentence } from './warmth-line.ts'

const months = [
  { month: '2026-09', strength: 0 },
  { month: '2026-10', strength: 60 },
  { month: '2026-11', strength: 40 },
]
const mail = { kind: 'mail' as const, direction: 'to you' as const, people: 2, at: '2026-10-04T00:00:00Z' }

test('months before the first evidence are unknown, not zero', () => {
  expect(knownFrom(months, [mail])).toBe(1)
  expect(knownFrom(months.slice(0, 1), [])).toBe(1)
  expect(knownFrom(months, [mail, { ...mail, kind: 'endorsement' as const, at: '2020-01-01T00:00:00Z' }])).toBe(1)
  expect(knownFrom(months, [{ ...mail, at: '2020-01-01T00:00:00Z' }])).toBe(0)
  expect(
    knownFrom(
      months,
      Array.from({ length: 200 }, () => mail),
    ),
  ).toBe(1)
})

test('the line begins where knowledge begins, and the area stands on the ground', () => {
  const points = pointsOf(months, 1)
  expect(linePath(points)).toBe('M50.00,40.00L100.00,60.00')
  expect(areaPath(points)).toBe('M50.00,40.00L100.00,60.00L100.00,100.00L50.00,100.00Z')
  expect(areaPath([])).toBe('')
})

test('the sentence says where it stands and where it stood', () => {
  expect(warmthSentence(pointsOf(months, 1))).toBe('At 40 now; strongest in Oct 2026, at 60.')
  expect(warmthSentence([])).toContain('Nothing is known')
})
