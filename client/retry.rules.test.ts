import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseBefore } from './retry.rules.ts'

const limits = { maxTries: 4, longestPauseMs: 30_000 }
const overloaded = { status: 503, code: 'overloaded', retryAfterSeconds: 2 }

test('nothing is tried more often, or waited for longer, than the limits say', () => {
  const status = fc.constantFrom(0, 400, 404, 408, 429, 500, 502, 503, 504)
  const seconds = fc.option(fc.nat(100), { nil: undefined })
  fc.assert(
    fc.property(fc.nat(9), fc.boolean(), status, seconds, (tries, isSafe, code, retryAfterSeconds) => {
      const failure = { status: code, code: 'unavailable', retryAfterSeconds }
      const pause = pauseBefore({ tries, isSafe, random: 0.5 }, failure, limits)
      if (pause === null) return
      expect(isSafe && tries < 4).toBe(true)
      expect(pause).toBeLessThanOrEqual(30_000)
      expect(pause).toBeGreaterThanOrEqual(1000 * (retryAfterSeconds ?? 0))
    }),
  )
})

test('a write without a key is repeated only if the server says that it was not done', () => {
  const pause = (isSafe: boolean, code: string) =>
    pauseBefore({ tries: 1, isSafe, random: 0.5 }, { ...overloaded, code }, limits)
  expect(pause(false, 'overloaded')).toBe(2_000)
  expect(pause(false, 'outcome_unknown')).toBeNull()
  expect(pause(true, 'outcome_unknown')).toBe(2_000)
})
