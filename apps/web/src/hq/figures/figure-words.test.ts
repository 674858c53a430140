import { expect, test } from 'vitest'
import { bytesWords, durationWords, valueWords } from './figure-words.ts'

test('a value stands in its unit, and what is unknown is not 0', () => {
  expect(valueWords(null, 'share')).toBe('Unknown')
  expect(valueWords(0, 'count')).toBe('0')
  expect(valueWords(0.514, 'share')).toBe('51%')
  expect(valueWords(1_234_567, 'micros', 'EUR')).toBe('1.23 EUR')
  expect(valueWords(1, 'days')).toBe('1 day')
  expect(valueWords(60, 'hours')).toBe('2.5 days')
})

test('durations and sizes are short', () => {
  expect([0.012, 45, 600, 7_200, 259_200].map(durationWords)).toEqual(['12 ms', '45 s', '10 min', '2 hours', '3 days'])
  expect([0, 999, 12_345, 5_400_000_000].map(bytesWords)).toEqual(['0 B', '999 B', '12.3 kB', '5.4 GB'])
})
