import { expect, test } from 'vitest'
import { slugOf } from './slug.rules.ts'

test.each([
  ['Pricing', 'pricing'],
  ['  What’s new in May?  ', 'whats-new-in-may'],
  ['Über größere Häfen', 'ueber-groessere-haefen'],
  ['Crème brûlée à São Paulo', 'creme-brulee-a-sao-paulo'],
  ['Привет, мир', 'privet-mir'],
  ['Καλημέρα κόσμε', 'kalimera-kosme'],
  ['Łódź 2026', 'lodz-2026'],
])('the address of %j is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each(['北京', 'مرحبا بالعالم', '🚀🎉', '東京 2', '---', 'feed', 'שלום'])('%j has none of its own', (title) => {
  expect(slugOf(title)).toBeNull()
})

test('a long title is cut, and not in the middle of hyphens', () => {
  const slug = slugOf('word '.repeat(60))!
  expect(slug.length).toBeLessThanOrEqual(60)
  expect(slug).toMatch(/^(?:word-)+word$/)
})
