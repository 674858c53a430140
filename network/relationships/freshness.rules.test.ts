import { expect, test } from 'vitest'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf, freshnessWords } from './freshness.rules.ts'

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

test('no contact on record is unknown, not dormant', () => {
  expect(freshnessOf(null, today)).toEqual({ label: 'unknown', lastDay: null, silentDays: null })
  expect(freshnessWords(freshnessOf(null, today), today)).toBe('Unknown: no contact on record.')
})

test('it is said with its date, and with the year when that is another one', () => {
  expect(freshnessWords(freshnessOf(today, today), today)).toBe('Fresh: last contact on 15 November, today.')
  expect(freshnessWords(freshnessOf(today - 1, today), today)).toBe('Fresh: last contact on 14 November, 1 day ago.')
  expect(freshnessWords(freshnessOf(today - 56, today), today)).toBe(
    'Cooling: last contact on 20 September, 56 days ago.',
  )
  expect(freshnessWords(freshnessOf(today - 1365, today), today)).toBe(
    'Dormant: last contact on 19 February 2023, 1,365 days ago.',
  )
})
