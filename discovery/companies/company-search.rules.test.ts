import { expect, test } from 'vitest'
import { fitOf, queryTerms } from './company-search.rules.ts'

const worth = (typed: string, name: string, forgive = false) =>
  fitOf(typed.split(' '), name.split(' '), { forgive }).worth

test('the whole name comes before a word of it, a word before a beginning, a beginning before a slip', () => {
  const worths = [
    worth('kade', 'kade'),
    worth('kade', 'kade systems'),
    worth('kad', 'kade systems'),
    worth('kadde', 'kade systems', true),
    worth('kadde', 'kade systems'),
  ]
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  expect(worths.at(-1)).toBe(0)
  expect(new Set(worths).size).toBe(5)
})

test('every word typed must be found', () => {
  expect(worth('kade systems', 'kade holding')).toBe(0)
  expect(worth('systems kade', 'kade systems')).toBeGreaterThan(0)
})

test('a slip is told with what was meant', () => {
  expect(fitOf(['heliogrpah'], ['heliograph'], { forgive: true }).typos).toEqual([
    { typed: 'heliogrpah', meant: 'heliograph' },
  ])
  expect(worth('abc', 'abd', true)).toBe(0)
})

test('the longest words are looked up, the first again where there are fewer than three', () => {
  const [first, second, third] = queryTerms(['ab', 'systems'])
  expect(first!.people).toContain('word:systems')
  expect(second!.people).toContain('word:ab')
  expect(third).toEqual(first)
})
