import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import {
  fitTargetExponents,
  targetBreakdown,
  recommendationScore,
  type PastTarget,
  type PathRates,
  type RecommendationFacts,
} from './recommendation-score.rules.ts'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'

const through = (id: string, toViewer: number, toTarget: number, degree = 30): PathRates => ({
  id,
  name: id,
  toViewer,
  toTarget,
  degree,
})

const knownTo = (degree: number): RecommendationFacts => ({ degree, silent: 5, act30: 3 })

test('it is the concave sum over connectors, a little less for whom everybody knows', () => {
  const byHand = ((0.0205 * 0.0105) ** 0.3 / Math.log(31) + (0.0505 * 0.0305) ** 0.3 / Math.log(101)) * 41 ** -0.1
  expect(recommendationScore([through('a', 0.02, 0.01), through('b', 0.05, 0.03, 100)], knownTo(40))).toBe(
    Math.round(byHand * 1e6),
  )
})

test('several middling connectors beat one with all their contact', () => {
  const middling = ['a', 'b', 'c', 'd'].map((id) => through(id, 0.01, 0.01))
  expect(recommendationScore(middling, knownTo(10))).toBeGreaterThan(
    recommendationScore([through('a', 0.04, 0.04)], knownTo(10)),
  )
})

test('nobody on the way is a score of 0, a sum of nothing', () => {
  expect(recommendationScore([], knownTo(10))).toBe(0)
})

test('one connector more never lowers it, the order does not matter, and it recomputes from its receipt', () => {
  const rate = fc.double({ min: 0, max: 0.5, noNaN: true })
  const facts = fc.record({
    degree: fc.nat(5000),
    silent: fc.option(fc.nat(2000)),
    act30: fc.double({ min: 0, max: 300, noNaN: true }),
  })
  const power = fc.double({ min: -1, max: 1, noNaN: true })
  const exponents = fc.record({ silent: power, active: power, degree: power })
  const paths = fc
    .array(fc.tuple(rate, rate, fc.nat(5000)), { maxLength: 12 })
    .map((all) => all.map(([u, w, degree], i) => through(`p${i}`, u, w, degree)))
  fc.assert(
    fc.property(paths, facts, exponents, (all, target, exponents) => {
      const score = recommendationScore(all, target, exponents)
      expect(recommendationScore(all.slice(1), target, exponents)).toBeLessThanOrEqual(score)
      expect(recommendationScore(all.toReversed(), target, exponents)).toBe(score)
      expect(recompute(targetBreakdown(all, target, exponents))).toBe(score)
    }),
  )
})

/** Of people with equal connectors the silent ones are met less; how well known they are makes no difference. */
const pastOf = (count: number): PastTarget[] =>
  Array.from({ length: count }, (_, i) => {
    const silent = i % 50
    return {
      shares: 0.01 * (1 + (i % 7)),
      target: { degree: 10 + (i % 11), silent, act30: 1 },
      met: (i * 37) % 100 < 60 - silent,
      weight: 1,
    }
  })

test('few first contacts leave the exponents as they are, many fit them to the workspace', () => {
  expect(fitTargetExponents(pastOf(50))).toBe(targetFormula.exponents)
  const fitted = fitTargetExponents(pastOf(5000))
  expect(fitted.silent).toBeLessThan(-0.5)
  expect(fitted.active).toBeGreaterThanOrEqual(0)
})
