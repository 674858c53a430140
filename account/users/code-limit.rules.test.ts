import { expect, test } from 'vitest'
import { codeWaitMs } from './code-limit.rules.ts'

const now = new Date('2026-11-17T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('nine wrong codes wait for nothing, the tenth for a quarter of an hour', () => {
  expect(codeWaitMs(undefined, now)).toBe(0)
  expect(codeWaitMs({ failures: 9, lastAt: now }, now)).toBe(0)
  expect(codeWaitMs({ failures: 10, lastAt: now }, now)).toBe(15 * 60_000)
  expect(codeWaitMs({ failures: 10, lastAt: ago(14) }, now)).toBe(60_000)
  expect(codeWaitMs({ failures: 10, lastAt: ago(15) }, now)).toBe(0)
})

test('after the wait one more wrong code waits again, and a day without one forgets them all', () => {
  expect(codeWaitMs({ failures: 11, lastAt: now }, now)).toBe(15 * 60_000)
  expect(codeWaitMs({ failures: 500, lastAt: ago(24 * 60 + 1) }, now)).toBe(0)
})
