import { expect, test } from 'vitest'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { densityOf, rankBreakdown, whyRanked } from './company-rank.rules.ts'

const rank = (people: number, best: number, relationships: number, backed: number) =>
  rankBreakdown({ people, best, relationships, backed, wanted: null }).result

test('one person whom one knows well is worth more than fifty whom one never met', () => {
  expect(rank(1, 600_000, 1, 1)).toBeGreaterThan(rank(50, 50_000, 50, 0))
})

test('given equal ties, more people are worth more, each a little less', () => {
  const gains = [1, 2, 3, 20].map((people) => rank(people + 1, 50_000, 5, 0) - rank(people, 50_000, 5, 0))
  expect(gains.every((gain) => gain > 0)).toBe(true)
  expect(gains).toEqual(gains.toSorted((a, b) => b - a))
})

test('one of one in contact says less than ten of ten', () => {
  expect(rank(10, 500_000, 1, 1)).toBeLessThan(rank(10, 500_000, 10, 10))
})

test('a receipt works out to the same number, also after it was sent', () => {
  for (const counts of [
    { people: 1, best: 0, relationships: 0, backed: 0, wanted: null },
    { people: 37, best: 812_345, relationships: 61, backed: 17, wanted: 2 },
    { people: 4_000, best: 1_000_000, relationships: 9_000, backed: 9_000, wanted: 0 },
  ]) {
    const breakdown = rankBreakdown(counts)
    expect(recompute(JSON.parse(JSON.stringify(breakdown)))).toBe(breakdown.result)
    expect(Number.isInteger(breakdown.result)).toBe(true)
  }
})

test('why a company is ranked is said in numbers that can be checked', () => {
  expect(whyRanked({ people: 3, best: 612_000, relationships: 4, backed: 1, wanted: null })).toEqual([
    '3 people there are within reach.',
    'The best path in has a score of 61 of 100.',
    'Two-way contact: 1 of 4 relationships there.',
  ])
  expect(whyRanked({ people: 1, best: 90_000, relationships: 0, backed: 0, wanted: 0 })[2]).toContain('seem to know')
})

test('a role that a mission wants raises a company, the first who has it the most, and nothing lowers one', () => {
  const counts = { people: 3, best: 612_000, relationships: 4, backed: 1 }
  const [unasked, ...asked] = [null, 0, 1, 2, 50].map((wanted) => rankBreakdown({ ...counts, wanted }).result)
  expect(asked.map((result) => result - unasked!)).toEqual([0, 250, 333, 490])
  expect(whyRanked({ ...counts, wanted: 2 }).at(-1)).toBe('2 people there have a title that your open missions want.')
  expect(whyRanked({ ...counts, wanted: 0 })).toHaveLength(3)
})

test('density is a share of what is seen', () => {
  expect([densityOf({ relationships: 3, backed: 1 }), densityOf({ relationships: 0, backed: 0 })]).toEqual([33, 0])
})
