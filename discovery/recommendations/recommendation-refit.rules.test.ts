import { expect, test } from 'vitest'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { compareExponents, ndcgOf, refitTargets, type PastList } from './recommendation-refit.rules.ts'

test('NDCG by hand: who is met comes first, tenth and never', () => {
  const scores = Array.from({ length: 20 }, (_, i) => 100 - i)
  const metAt = (...places: number[]) => scores.map((_, i) => places.includes(i))
  expect(ndcgOf(scores, metAt(0))).toBe(1)
  expect(ndcgOf(scores, metAt(9))).toBeCloseTo(1 / Math.log2(11), 12)
  expect(ndcgOf(scores, metAt(10))).toBe(0)
  expect(ndcgOf(scores, metAt(1, 2))).toBeCloseTo((1 / Math.log2(3) + 0.5) / (1 + 1 / Math.log2(3)), 12)
})

test('equal scores count as they would in any order', () => {
  expect(ndcgOf([1, 1], [true, false])).toBeCloseTo((1 + 1 / Math.log2(3)) / 2, 12)
  expect(ndcgOf([1, 1], [false, true])).toBe(ndcgOf([1, 1], [true, false]))
  expect(ndcgOf([], [])).toBe(0)
})

/** Forty people in each list, all with the same connectors; of each list five are met, as `likes` has it. */
const listsOf = (months: readonly number[], likes: 'active' | 'idle', members = 4): PastList[] =>
  months.flatMap((month) =>
    Array.from({ length: members }, (_, member) => ({
      member,
      month,
      targets: Array.from({ length: 40 }, (_, i) => ({
        personId: `${month}:${i}`,
        shares: 0.05 * (1 + ((i * 7) % 5)),
        target: { degree: 1 + ((i * 11) % 23), silent: 5, act30: i % 8 },
        met: likes === 'active' ? i % 8 === 7 : i % 8 === 0,
        weight: 1,
      })),
    })),
  )

const months = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('below the floor of evidence there is no refit', () => {
  expect(refitTargets([], targetFormula.exponents)).toBeNull()
  // Twenty first contacts a month: three months test, two settle meanwhile, and four are too few.
  expect(refitTargets(listsOf(months(1, 9), 'active'), targetFormula.exponents)).toBeNull()
  expect(refitTargets(listsOf(months(1, 10), 'active'), targetFormula.exponents)).not.toBeNull()
})

test('who meets the active is told the active first; lists that overlap with the test do not fit', () => {
  const found = refitTargets(listsOf(months(1, 12), 'active'), targetFormula.exponents)!
  expect(found.exponents.active).toBe(3)
  // Of 240 the last four months have the newest three in ten; the two before them are left out.
  expect(found).toMatchObject({ testedOn: 80, fittedTo: 120, backtest: { mayReplace: true } })
  expect(found.backtest.ndcg.new).toBeGreaterThan(found.backtest.ndcg.old + 0.2)
  expect(found.backtest.logLoss.new).toBeLessThan(found.backtest.logLoss.old)
})

test('somebody who stands in the lists of several months is one first contact', () => {
  const again = listsOf(months(1, 12), 'active').map((list) => ({
    ...list,
    targets: list.targets.map((target, i) => ({ ...target, personId: String(i) })),
  }))
  expect(refitTargets(again, targetFormula.exponents)).toBeNull()
})

test('what was learned from a time that is over is not taken into use', () => {
  const lists = [...listsOf(months(1, 8), 'active'), ...listsOf(months(9, 12), 'idle')]
  const found = refitTargets(lists, targetFormula.exponents)!
  expect(found.exponents.active).toBeGreaterThan(1)
  expect(found.backtest.mayReplace).toBe(false)
  expect(found.backtest.ndcg.new).toBeLessThan(found.backtest.ndcg.old)
})

test('the same exponents do no worse than themselves', () => {
  const split = { older: listsOf([1, 2], 'active'), newer: listsOf([5], 'active') }
  const { mayReplace, ndcg, logLoss } = compareExponents(targetFormula.exponents, targetFormula.exponents, split)
  expect(mayReplace).toBe(true)
  expect(ndcg.new).toBe(ndcg.old)
  expect(logLoss.new).toBe(logLoss.old)
})
