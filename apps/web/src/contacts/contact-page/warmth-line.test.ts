import { expect, test } from 'vitest'
import { areaPath, linePath, pointsOf, warmthSentence } from './warmth-line.ts'

const months = [
  { month: '2026-09', strength: null },
  { month: '2026-10', strength: 60 },
  { month: '2026-11', strength: 40 },
]

test('the line begins where knowledge begins, as unknown is not zero, and the area stands on the ground', () => {
  const points = pointsOf(months)
  expect(linePath(points)).toBe('M50.00,40.00L100.00,60.00')
  expect(areaPath(points)).toBe('M50.00,40.00L100.00,60.00L100.00,100.00L50.00,100.00Z')
  expect(areaPath([])).toBe('')
})

test('the sentence says where it stands and where it stood', () => {
  expect(warmthSentence(pointsOf(months))).toBe(
    '40 now. Strongest at the end of Oct 2026: 60. The line has one point for each month.',
  )
  expect(warmthSentence([])).toContain('Nothing is known')
})

test('the sentence claims a peak only where there is one', () => {
  const sentenceOf = (...strengths: number[]) =>
    warmthSentence(pointsOf(strengths.map((strength, at) => ({ month: `2026-0${at + 1}`, strength }))))
  expect(sentenceOf(5, 5, 5)).toBe('5 now. It has not changed at the end of any month shown.')
  expect(sentenceOf(5, 9, 3, 9)).toBe('9 now, as strong as at the end of Feb 2026, the strongest in two years.')
  expect(sentenceOf(5, 9, 12)).toBe('12 now, stronger than at the end of any month in two years.')
})
