import { expect, test } from 'vitest'
import { isWorthTelling, looseWaitMs, strictWaitMs } from './sign-in.rules.ts'

const start = new Date('2026-11-16T08:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

test('ten failures in one place close it for five minutes', () => {
  expect(strictWaitMs({ failures: 9, lastAt: start }, start, 1)).toBe(0)
  expect(strictWaitMs({ failures: 10, lastAt: start }, start, 1)).toBe(300_000)
  expect(strictWaitMs({ failures: 10, lastAt: start }, later(300_000), 1)).toBe(0)
})

test('a guesser who tries whenever it is allowed gets fewer than 60 tries in the first hour, and 30 in the next', () => {
  const hours = [0, 0]
  let counted = { failures: 0, lastAt: start }
  for (let now = start; now < later(7_200_000); now = new Date(now.getTime() + 500)) {
    if (looseWaitMs(counted, now, 1) > 0) continue
    counted = { failures: counted.failures + 1, lastAt: now }
    const hour = now < later(3_600_000) ? 0 : 1
    hours[hour]! += 1
  }
  expect(hours[0]).toBeLessThan(60)
  expect(hours[1]).toBeLessThanOrEqual(30)
})

test('nobody ever waits longer than two minutes for what others typed', () => {
  for (const failures of [20, 27, 50, 5_000]) {
    expect(looseWaitMs({ failures, lastAt: start }, start, 1)).toBeLessThanOrEqual(120_000)
  }
})

test('a thousand failures are told eight times', () => {
  const told = Array.from({ length: 1_000 }, (_, at) => at + 1).filter(isWorthTelling)
  expect(told).toEqual([5, 10, 20, 40, 80, 160, 320, 640])
})
