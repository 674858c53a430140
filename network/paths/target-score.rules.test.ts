import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recompute } from '../relationships/receipt.rules.ts'
import { targetReceipt, targetScore, type PathRates } from './target-score.rules.ts'

const through = (id: string, toViewer: number, toTarget: number, degree = 30): PathRates => ({
  id,
  name: id,
  toViewer,
  toTarget,
  degree,
})

test('it is the formula of section 5', () => {
  const byHand = ((0.02 * 0.01) ** 0.35 / Math.log(31) + (0.05 * 0.03) ** 0.35 / Math.log(101)) * 40 ** -0.1
  expect(targetScore([through('a', 0.02, 0.01), through('b', 0.05, 0.03, 100)], 40)).toBe(Math.round(byHand * 1e6))
})

test('several middling connectors beat one with all their contact', () => {
  const middling = ['a', 'b', 'c', 'd'].map((id) => through(id, 0.01, 0.01))
  expect(targetScore(middling, 10)).toBeGreaterThan(targetScore([through('a', 0.04, 0.04)], 10))
})

test('nobody on the way is a score of 0, a sum of nothing', () => {
  expect(targetScore([], 10)).toBe(0)
})

test('one connector more never lowers it, the order does not matter, and it recomputes from its receipt', () => {
  const rate = fc.double({ min: 0, max: 0.5, noNaN: true })
  const paths = fc
    .array(fc.tuple(rate, rate, fc.nat(5000)), { maxLength: 12 })
    .map((all) => all.map(([u, w, degree], i) => through(`p${i}`, u, w, degree)))
  fc.assert(
    fc.property(paths, fc.nat(5000), (all, degree) => {
      const score = targetScore(all, degree)
      expect(targetScore(all.slice(1), degree)).toBeLessThanOrEqual(score)
      expect(targetScore(all.toReversed(), degree)).toBe(score)
      expect(recompute(targetReceipt(all, degree))).toBe(score)
    }),
  )
})
