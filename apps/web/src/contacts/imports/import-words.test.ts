import { expect, test } from 'vitest'
import { tookWords } from './import-words.ts'

const start = '2026-11-15T10:00:00.000Z'

test('a length of time is said in its two largest units', () => {
  const ends = ['10:00:00.300', '10:00:04.000', '10:02:05.000', '10:03:00.000', '11:20:59.000']
  expect(ends.map((end) => tookWords(start, `2026-11-15T${end}Z`))).toEqual([
    'less than a second',
    '4 seconds',
    '2 minutes 5 seconds',
    '3 minutes',
    '1 hour 20 minutes',
  ])
})
