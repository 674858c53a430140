import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { dateOfDay } from '../../values/days.rules.ts'
import { dayNumber } from './day-number.rules.ts'
import { recurrenceIn, readProperty } from './ical-values.ts'
import { recurringDays } from './recurring-days.rules.ts'

const iso = (day: number): string => dateOfDay(day)

function days(rule: string, start: string, to: string, from = start): string[] {
  const recurrence = recurrenceIn(readProperty(`RRULE:${rule}`)!)
  if (typeof recurrence === 'string') throw new Error(recurrence)
  const number = (text: string) => dayNumber(...(text.split('-').map(Number) as [number, number, number]))
  const found = recurringDays(recurrence.rule, number(start), { from: number(from), to: number(to) }, { left: 1e6 })
  return [...found].map(iso)
}

test.each([
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30', ['2026-01-30', '2026-02-27', '2026-03-27']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30', ['2026-01-30', '2026-02-27', '2026-03-31']],
  ['FREQ=MONTHLY', '2026-01-31', ['2026-01-31', '2026-03-31']],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU',
    '2026-03-03',
    ['2026-03-03', '2026-03-15', '2026-03-17', '2026-03-29', '2026-03-31'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=SU,TU',
    '2026-03-03',
    ['2026-03-03', '2026-03-08', '2026-03-17', '2026-03-22', '2026-03-31'],
  ],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-1', '2025-03-31', ['2025-03-31', '2026-03-31']],
  ['FREQ=YEARLY;BYDAY=10MO', '2025-03-10', ['2025-03-10', '2026-03-09']],
  ['FREQ=DAILY;INTERVAL=30;COUNT=3', '2026-01-01', ['2026-01-01', '2026-01-31', '2026-03-02']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-01-01', ['2026-01-01']],
])('%s from %s', (rule, start, expected) => {
  expect(days(rule, start, '2026-04-01')).toEqual(expected)
})

test('a count is kept from the beginning, also when the window opens later', () => {
  expect(days('FREQ=DAILY;COUNT=5', '2026-01-01', '2026-02-01', '2026-01-04')).toEqual(['2026-01-04', '2026-01-05'])
})

test('the budget ends a series', () => {
  const recurrence = recurrenceIn(readProperty('RRULE:FREQ=DAILY;COUNT=99999')!)
  if (typeof recurrence === 'string') throw new Error(recurrence)
  const found = recurringDays(recurrence.rule, dayNumber(1900, 1, 1), { from: 0, to: 30_000 }, { left: 25_600 })
  expect([...found]).toHaveLength(33)
})

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const rules = fc.oneof(
  fc.record({ freq: fc.constant('DAILY'), interval: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    freq: fc.constant('WEEKLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    by: fc.uniqueArray(weekday, { minLength: 1, maxLength: 4 }).map((list) => `;BYDAY=${list.join(',')}`),
  }),
  fc.record({
    freq: fc.constant('MONTHLY'),
    interval: fc.integer({ min: 1, max: 7 }),
    by: fc.tuple(fc.constantFrom(1, 2, 3, 4, -1), weekday).map(([nth, day]) => `;BYDAY=${nth}${day}`),
  }),
  fc.record({
    freq: fc.constant('MONTHLY'),
    interval: fc.integer({ min: 1, max: 7 }),
    by: fc.integer({ min: 1, max: 28 }).map((day) => `;BYMONTHDAY=${day}`),
  }),
  fc.record({
    freq: fc.constant('YEARLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    by: fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 2, 3, 4, -1), weekday)
      .map(([month, nth, day]) => `;BYMONTH=${month};BYDAY=${nth}${day}`),
  }),
)

/** Only from its first fitting day on: what ical.js does with a start that its rule does not fit is its own affair. */
test('ordinary rules have the days that ical.js gives them', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 18_000, max: 21_000 }), (parts, near) => {
      const rule = `FREQ=${parts.freq};INTERVAL=${parts.interval}${'by' in parts ? parts.by : ''}`
      const plain = rule.replace(/INTERVAL=\d+/, 'INTERVAL=1')
      const start = days(plain, iso(near), iso(near + 800))[1]!
      const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start))
      const expected = Array.from({ length: 8 }, () => iterator.next().toString())
      expect(days(rule, start, expected.at(-1)!)).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})
