import { expect, test } from 'vitest'
import { countFigure, shareFigure } from './figure.rules.ts'
import { quantileOf } from './quantiles.rules.ts'
import { survivalOf, timeUntil } from './survival.rules.ts'

const words = { key: 'x', label: 'X', definition: 'x' }
const span = { from: null, to: new Date(0) }

test('a share of nothing is unknown, and one of something has bounds by Wilson', () => {
  expect(shareFigure(words, span, { happened: 0, n: 0 })).toMatchObject({
    value: null,
    low: null,
    interval: null,
    n: 0,
  })
  const some = shareFigure(words, span, { happened: 8, n: 10 })
  expect(some.value).toBe(0.8)
  expect(some.low).toBeCloseTo(0.4902, 3)
  expect(some.high).toBeCloseTo(0.9433, 3)
  expect(countFigure(words, span, null).value).toBeNull()
})

test('answer times count those who wait as long as they have waited', () => {
  // Freireich 1963, the group with treatment: the textbook example.
  const ends = [6, 6, 6, 7, 10, 13, 16, 22, 23]
  const waits = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35]
  const survival = survivalOf([
    ...ends.map((hours) => ({ hours, hasEnded: true, n: 1 })),
    ...waits.map((hours) => ({ hours, hasEnded: false, n: 1 })),
  ])
  expect(survival).toMatchObject({ n: 21, ended: 9 })
  expect(survival.steps.map(({ hours }) => hours)).toEqual([6, 7, 10, 13, 16, 22, 23])
  const staying = survival.steps.map(({ share }) => Number((1 - share).toFixed(3)))
  expect(staying).toEqual([0.857, 0.807, 0.753, 0.69, 0.627, 0.538, 0.448])
  expect(timeUntil(survival, 0.5)).toBe(23)
  expect(timeUntil(survival, 0.9)).toBeNull()
  expect(survival.steps[0]!.low).toBeCloseTo(1 - 0.9516, 3)
  expect(survival.steps[0]!.high).toBeCloseTo(1 - 0.6197, 3)
})

test('if all answer, the bound stays open: three answers are no certainty', () => {
  const survival = survivalOf([{ hours: 2, hasEnded: true, n: 3 }])
  expect(survival.steps).toEqual([{ hours: 2, share: 1, low: 0, high: 1 }])
  const one = survivalOf([{ hours: 5, hasEnded: true, n: 1 }])
  expect([timeUntil(one, 0.5), timeUntil(one, 0.5, 'high'), timeUntil(one, 0.5, 'low')]).toEqual([5, 5, null])
  const two = survivalOf([1, 9].map((hours) => ({ hours, hasEnded: true, n: 1 })))
  expect(two.steps[1]!.low).toBe(two.steps[0]!.low)
  expect(timeUntil(two, 0.5, 'low')).toBeNull()
  expect(survivalOf([])).toEqual({ n: 0, ended: 0, steps: [] })
})

test('quartiles of counted values', () => {
  const counted = [
    { value: 4, n: 1 },
    { value: 1, n: 2 },
    { value: 9, n: 1 },
  ]
  expect([0.25, 0.5, 0.75].map((share) => quantileOf(counted, share))).toEqual([1, 1, 4])
  expect(quantileOf([], 0.5)).toBeNull()
})
