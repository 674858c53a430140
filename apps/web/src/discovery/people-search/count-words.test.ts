import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

const shown = (count: number) => ({ results: Array.from({ length: count }) })

test('a list says how many there are: exactly, about, or at least', () => {
  expect(countWords({ ...shown(3), next: null, total: 3, totalIs: 'exact' })).toBe('3 people')
  expect(countWords({ ...shown(25), next: '25', total: 36, totalIs: 'exact' })).toBe('The best 25 of 36 people')
  expect(countWords({ ...shown(25), next: '25', total: 340, totalIs: 'about' })).toBe('The best 25 of about 340 people')
  expect(countWords({ ...shown(25), next: '25', total: 38, totalIs: 'at_least' })).toBe(
    'The best 25 of at least 38 people',
  )
})

test('where no page follows though there are more, it says what helps', () => {
  const last = { ...shown(200), next: null }
  expect(countWords({ ...last, total: 340, totalIs: 'about' })).toBe(
    'The best 200 of about 340 people. Add a word to find others.',
  )
  expect(countWords({ ...last, total: 200, totalIs: 'at_least' })).toBe('The best 200. Add a word to find others.')
})
