import { expect, test } from 'vitest'
import { memoryWords } from './company-memory.rules.ts'

const today = 20_600
const nothing = { lastDay: null, lastName: null, contactDays: 0, contacted: 0, changes: [], introductions: null }

test('an account without a past says so', () => {
  expect(memoryWords(nothing)).toEqual(['Nothing is on record with this company yet.'])
})

test('the last contact, the year and who came and went are told', () => {
  const day = today - 10
  const sentences = memoryWords({
    lastDay: day,
    lastName: 'Priya Raman',
    contactDays: 3,
    contacted: 1,
    introductions: null,
    changes: [
      { day, name: 'Tomasz Nowak', kind: 'left', before: 'Kade', after: 'Heliograph' },
      { day, name: 'Ana Lima', kind: 'came', before: null, after: 'Kade' },
      { day, name: 'Priya Raman', kind: 'title', before: 'CTO', after: 'CEO' },
    ],
  })
  expect(sentences).toEqual([
    'Last contact was with Priya Raman on May 17, 2026.',
    'In the last year you were in touch with one person there on 3 days.',
    'May 17, 2026: Tomasz Nowak left for Heliograph.',
    'May 17, 2026: Ana Lima came here.',
    'May 17, 2026: Priya Raman changed title from CTO to CEO.',
  ])
})

test('introductions into it are part of its past', () => {
  expect(memoryWords({ ...nothing, introductions: { asked: 3, happened: 1, open: 0 } })).toEqual([
    'You asked for 3 introductions into this company; 1 was taken up.',
  ])
})

test('what is still open is not told as refused', () => {
  const wordsOf = (asked: number, happened: number, open: number) =>
    memoryWords({ ...nothing, introductions: { asked, happened, open } })
  expect(wordsOf(1, 0, 1)).toEqual([
    'You asked for 1 introduction into this company. It is too early to say what came of it.',
  ])
  expect(wordsOf(3, 1, 1)).toEqual([
    'You asked for 3 introductions into this company; 1 was taken up, and 1 is still open.',
  ])
  expect(wordsOf(2, 0, 0)).toEqual(['You asked for 2 introductions into this company; 0 were taken up.'])
})
