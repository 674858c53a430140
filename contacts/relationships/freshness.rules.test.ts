import { expect, test } from 'vitest'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf, lastDayRange } from './freshness.rules.ts'

const today = utcDay(new Date('2026-11-15T00:00:00Z'))

test.each([
  [0, 'fresh'],
  [14, 'fresh'],
  [15, 'warm'],
  [30, 'warm'],
  [31, 'cooling'],
  [90, 'cooling'],
  [91, 'dormant'],
  [4000, 'dormant'],
])('%i days of silence are %s', (silent, label) => {
  expect(freshnessOf(today - silent, today)).toEqual({ label, lastDay: today - silent, silentDays: silent })
})

test.each(['fresh', 'warm', 'cooling', 'dormant'] as const)('the range of %s holds exactly its days', (label) => {
  const { first, last } = lastDayRange(label, today)
  for (let day = today - 200; day <= today + 2; day++)
    expect([day, day >= first && day <= last]).toEqual([day, freshnessOf(day, today).label === label])
})

test('no contact on record is unknown, not dormant', () => {
  expect(freshnessOf(null, today)).toEqual({ label: 'unknown', lastDay: null, silentDays: null })
})
