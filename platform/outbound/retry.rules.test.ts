import { expect, test } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'
import { backoffMs, mayRepeat, readRetryAfterMs } from './retry.rules.ts'

test('only calls that are safe to repeat are repeated', () => {
  expect(['GET', 'HEAD', 'PUT', 'DELETE'].every((method) => mayRepeat(method, undefined))).toBe(true)
  expect(mayRepeat('POST', undefined)).toBe(false)
  expect(mayRepeat('PATCH', undefined)).toBe(false)
  expect(mayRepeat('POST', 'key-1')).toBe(true)
})

test('the pause lies anywhere between nothing and a growing bound', () => {
  expect(backoffMs(0, 0)).toBe(0)
  expect(backoffMs(0, 1)).toBe(200)
  expect(backoffMs(2, 1)).toBe(800)
  expect(backoffMs(30, 1)).toBe(5000)
})

test('Retry-After is read as seconds or as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(readRetryAfterMs('3', now)).toBe(3000)
  expect(readRetryAfterMs('Thu, 01 Jan 2026 00:00:05 GMT', now)).toBe(5000)
  expect(readRetryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
  for (const odd of [undefined, '', 'soon', '-1', ['1', '2']]) expect(readRetryAfterMs(odd, now)).toBeUndefined()
})

test('retries stay within a tenth of the requests plus the floor', () => {
  const budget = createRetryBudget({ share: 0.1, floor: 3, windowMs: 60_000 })
  let taken = 0
  for (let n = 0; n < 1000; n += 1) {
    budget.noteRequest()
    if (budget.takeRetry()) taken += 1
    if (budget.takeRetry()) taken += 1
  }
  expect(taken).toBe(103)
})

test('the budget fills again when the window has passed', async () => {
  const budget = createRetryBudget({ share: 0, floor: 1, windowMs: 50 })
  expect([budget.takeRetry(), budget.takeRetry()]).toEqual([true, false])
  await new Promise((done) => setTimeout(done, 70))
  expect(budget.takeRetry()).toBe(true)
})
