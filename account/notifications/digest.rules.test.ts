import { expect, test } from 'vitest'
import { isTimeZone } from '@wellmet/platform/contract/shapes.ts'
import { lastMorning } from './digest.rules.ts'

const morning = (now: string, zone: string | null) => lastMorning(new Date(now), zone).toISOString()

test('a morning is at eight where they are, and of today once it has been', () => {
  expect(morning('2026-03-10T08:00:00Z', null)).toBe('2026-03-10T08:00:00.000Z')
  expect(morning('2026-03-10T07:59:59.999Z', null)).toBe('2026-03-09T08:00:00.000Z')
  expect(morning('2026-03-10T12:00:00.123Z', 'America/New_York')).toBe('2026-03-10T12:00:00.000Z')
  expect(morning('2026-03-10T02:15:00Z', 'Asia/Kathmandu')).toBe('2026-03-10T02:15:00.000Z')
  expect(morning('2026-03-10T23:30:00Z', 'Asia/Tokyo')).toBe('2026-03-10T23:00:00.000Z')
})

test('it is eight by the clock of that morning when the clocks were changed since', () => {
  expect(morning('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('2026-03-28T07:00:00.000Z')
  expect(morning('2026-03-29T06:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(morning('2026-10-25T06:59:00Z', 'Europe/Berlin')).toBe('2026-10-24T06:00:00.000Z')
})

test('a zone that nobody knows any more is UTC', () => {
  expect(isTimeZone('Europe/Lisbon')).toBe(true)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
  expect(morning('2026-03-10T09:00:00Z', 'Europe/Atlantis')).toBe('2026-03-10T08:00:00.000Z')
})
