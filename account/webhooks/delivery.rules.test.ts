import { expect, test } from 'vitest'
import { hasFailedForLong, mostTries, nextTryAt, restsUntil, verdictOf } from './delivery.rules.ts'

const now = new Date('2026-11-19T12:00:00Z')
const secondsUntilTry = (tries: number, afterMs?: number) => {
  const at = nextTryAt(tries, now, { afterMs, random: 0.5 })
  return at && (at.getTime() - now.getTime()) / 1000
}

test('tries are further and further apart, and end', () => {
  expect(Array.from({ length: mostTries }, (_, i) => secondsUntilTry(i + 1))).toEqual([
    5,
    300,
    1_800,
    7_200,
    18_000,
    36_000,
    50_400,
    72_000,
    86_400,
    null,
  ])
})

test('a receiver is waited for as long as it asks, but a day at most', () => {
  expect(secondsUntilTry(1, 60_000)).toBe(60)
  expect(secondsUntilTry(2, 60_000)).toBe(300)
  expect(secondsUntilTry(1, 9e9)).toBe(86_400)
})

test('receivers that failed together are tried apart', () => {
  const [early, late] = [0, 1].map((random) => nextTryAt(2, now, { afterMs: undefined, random }))
  expect([early, late].map((at) => at && at.getTime() - now.getTime())).toEqual([270_000, 330_000])
})

test('only an answer of 200 to 299 is a delivery', () => {
  expect([200, 204, 299].map(verdictOf)).toEqual(['delivered', 'delivered', 'delivered'])
  expect([301, 308, 400, 404, 429, 500, null].map(verdictOf)).toEqual(Array.from({ length: 7 }, () => 'failed'))
  expect(verdictOf(410)).toBe('gone')
})

test('five days without a delivery are long', () => {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(hasFailedForLong(null, now)).toBe(false)
  expect(hasFailedForLong(since(4.9), now)).toBe(false)
  expect(hasFailedForLong(since(5.1), now)).toBe(true)
})

test('whoever says nothing rests longer and longer, half an hour at most', () => {
  const seconds = [0, 1, 2, 3, 4, 50].map((tries) => (restsUntil(tries, now).getTime() - now.getTime()) / 1000)
  expect(seconds).toEqual([5, 30, 120, 600, 1_800, 1_800])
})
