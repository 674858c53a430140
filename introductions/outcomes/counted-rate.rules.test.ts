import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedOn, noOutcomes, outcomeHalfLife, rateOf, type Counter } from './counted-rate.rules.ts'

const day = 20_000
const counted = (...outcomes: boolean[]): Counter => ({
  asked: outcomes.length,
  happened: outcomes.filter(Boolean).length,
  day,
})
const withOneMore = (counter: Counter, happened: boolean): Counter => ({
  ...counter,
  asked: counter.asked + 1,
  happened: counter.happened + (happened ? 1 : 0),
})

test('without outcomes the rate is the prior, with many it is what was counted', () => {
  expect(rateOf(noOutcomes, 0.3, 5, day).p).toBeCloseTo(0.3, 12)
  const many = counted(...Array.from({ length: 500 }, (_, i) => i % 5 === 0))
  expect(rateOf(many, 0.9, 5, day).p).toBeCloseTo(0.2, 1)
})

test('it is (happened + m p0) / (asked + m)', () => {
  expect(rateOf(counted(true, true, false), 0.4, 5, day).p).toBeCloseTo((2 + 5 * 0.4) / (3 + 5), 12)
})

test('an outcome counts half after a year, and the rate goes back to the prior', () => {
  const counter = counted(true, true, true, true)
  expect(countedOn(counter, day + outcomeHalfLife)).toEqual({ asked: 2, happened: 2, day: day + outcomeHalfLife })
  expect(rateOf(counter, 0.3, 5, day + 20 * outcomeHalfLife).p).toBeCloseTo(0.3, 4)
})

test('a rate stays between 0 and 1, a yes never lowers it, and a no never raises it', () => {
  const prior = fc.double({ min: 0.01, max: 0.99, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), prior, fc.nat(900), (outcomes, prior, later) => {
      const today = day + later
      const counter = countedOn(counted(...outcomes), today)
      const { p } = rateOf(counter, prior, 3, today)
      const yes = rateOf(withOneMore(counter, true), prior, 3, today)
      const no = rateOf(withOneMore(counter, false), prior, 3, today)
      expect(p).toBeGreaterThan(0)
      expect(p).toBeLessThan(1)
      expect(yes.p).toBeGreaterThanOrEqual(p)
      expect(no.p).toBeLessThanOrEqual(p)
    }),
  )
})
