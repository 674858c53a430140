import { expect, test } from 'vitest'
import type { Settled } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { interceptShift, leastOutcomes } from './intercept.ts'

/** Outcomes of which exactly the predicted share happens at log odds that are `off` too low. */
const settled = (count: number, off: number): Settled[] =>
  Array.from({ length: count }, (_, i) => {
    const logit = -2 + (i % 20) * 0.15
    const turn = (Math.floor(i / 20) + 0.5) / Math.ceil(count / 20)
    return { logit, happened: turn < chanceOf(logit + off) }
  })

test('it finds by how much the predictions are off, and then as many happen as are predicted', () => {
  expect(interceptShift(settled(4000, 0.7))).toBeCloseTo(0.7, 1)
  const outcomes = settled(4000, -0.9)
  const shift = interceptShift(outcomes)
  const expected = outcomes.reduce((sum, { logit }) => sum + chanceOf(logit + shift), 0)
  expect(expected).toBeCloseTo(outcomes.filter(({ happened }) => happened).length, 6)
})

test('with too few outcomes, or too few of either kind, the formula stands as it is', () => {
  expect(interceptShift(settled(leastOutcomes.all - 20, 2))).toBe(0)
  expect(interceptShift(settled(4000, 0).map(({ logit }) => ({ logit, happened: false })))).toBe(0)
})
