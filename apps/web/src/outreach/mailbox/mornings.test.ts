import { expect, test } from 'vitest'
import { mondayMorning, tomorrowMorning } from './mornings.ts'

test('tomorrow is the next day at eight, also at the end of a year', () => {
  expect(tomorrowMorning(new Date(2026, 11, 31, 23))).toEqual(new Date(2027, 0, 1, 8))
})

test.each([
  ['a Sunday', 15, 16],
  ['a Monday', 16, 23],
  ['a Thursday', 19, 23],
])('on %s, Monday is the next one', (_day, today, monday) => {
  expect(mondayMorning(new Date(2026, 10, today, 9))).toEqual(new Date(2026, 10, monday, 8))
})
