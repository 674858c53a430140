import { expect, test } from 'vitest'
import { waitAfterTries, withoutAddresses } from './mail-retry.rules.ts'

test('a mail that is not taken is tried again after seconds, then less often, then hourly, for three days', () => {
  const waits: number[] = []
  for (let tries = 1, wait = waitAfterTries(1); wait !== null; wait = waitAfterTries(++tries)) waits.push(wait / 1000)
  expect(waits.slice(0, 6)).toEqual([10, 60, 300, 900, 1800, 3600])
  expect(Math.max(...waits)).toBe(3600)
  const days = waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThanOrEqual(3)
  expect(days).toBeLessThan(3.1)
})

test('the answer of a server is logged without the addresses in it', () => {
  expect(withoutAddresses('553 5.1.8 <hello@localhost>: Sender address rejected')).toBe(
    '553 5.1.8 <…>: Sender address rejected',
  )
  expect(withoutAddresses('450 kofi.mensah+x@example.com is busy, try later')).toBe('450 … is busy, try later')
})
