import { expect, test } from 'vitest'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { reliabilityOf, type Settled } from './calibration.rules.ts'

/** Outcomes of which exactly the predicted share happens at log odds that are `off` too low. */
const settled = (count: number, off: number): Settled[] =>
  Array.from({ length: count }, (_, i) => {
    const logit = -2 + (i % 20) * 0.15
    const turn = (Math.floor(i / 20) + 0.5) / Math.ceil(count / 20)
    return { logit, happened: turn < chanceOf(logit + off) }
  })

test('reliability says predicted against actual in bins, and how much of the error is luck', () => {
  const predictions = settled(4000, 0).map(({ logit, happened }) => ({ p: chanceOf(logit), happened }))
  const { n, ece, noise, brier, bins } = reliabilityOf(predictions)!
  expect(n).toBe(4000)
  expect(bins).toHaveLength(10)
  expect(bins.reduce((sum, bin) => sum + bin.n, 0)).toBe(4000)
  expect(ece).toBeLessThan(0.02)
  expect(noise).toBeGreaterThan(0.01)
  expect(brier).toBeLessThan(0.25)
  const shifted = predictions.map(({ p, happened }) => ({ p: Math.min(1, p + 0.2), happened }))
  expect(reliabilityOf(shifted)!.ece).toBeCloseTo(0.2, 1)
})

test('without outcomes reliability is unknown', () => {
  expect(reliabilityOf([])).toBeNull()
})

test('a Brier score and an error by hand', () => {
  const { brier, ece } = reliabilityOf(
    [true, false, false, false, false].map((happened) => ({ p: 0.2, happened })),
    1,
  )!
  expect(brier).toBeCloseTo((0.64 + 4 * 0.04) / 5, 12)
  expect(ece).toBeCloseTo(0, 12)
})
