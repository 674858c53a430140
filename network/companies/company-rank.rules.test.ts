import { expect, test } from 'vitest'
import { recompute } from '../relationships/receipt.rules.ts'
import { densityOf, rankReceipt, whyRanked } from './company-rank.rules.ts'

const rank = (people: number, best: number, ties: number, backed: number) =>
  rankReceipt({ people, best, ties, backed }).result

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
    { people: 1, best: 0, ties: 0, backed: 0 },
    { people: 37, best: 812_345, ties: 61, backed: 17 },
    { people: 4_000, best: 1_000_000, ties: 9_000, backed: 9_000 },
  ]) {
    const receipt = rankReceipt(counts)
    expect(recompute(JSON.parse(JSON.stringify(receipt)))).toBe(receipt.result)
    expect(Number.isInteger(receipt.result)).toBe(true)
  }
})

test('why a company is ranked is said in numbers that can be checked', () => {
  expect(whyRanked({ people: 3, best: 612_000, ties: 4, backed: 1 })).toEqual([
    '3 people there are within reach.',
    'The best way in has a score of 61 of 100.',
    '1 of 4 relationships there rests on contact both ways.',
  ])
  expect(whyRanked({ people: 1, best: 90_000, ties: 0, backed: 0 })[2]).toContain('seem to know')
})

test('density is a share of what is seen', () => {
  expect([densityOf({ ties: 3, backed: 1 }), densityOf({ ties: 0, backed: 0 })]).toEqual([33, 0])
})
