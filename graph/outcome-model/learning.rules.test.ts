import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { chanceOfSteps, learnedChance, nothingLearned, priorWeight, shiftOf, type Evidence } from './learning.rules.ts'

const evidence = (asked: number, happened: number, expected: number): Evidence => ({
  askedLately: asked,
  happenedLately: happened,
  expectedLately: asked * expected,
})

test('the first outcome moves the chance, and without outcomes it is the prior', () => {
  expect(learnedChance(0.22, nothingLearned).chance).toBeCloseTo(0.22, 12)
  const after = (happened: number) =>
    learnedChance(0.22, { ...nothingLearned, workspace: evidence(1, happened, 0.22) }).chance
  expect(after(1)).toBeGreaterThan(0.25)
  expect(after(0)).toBeLessThan(0.21)
})

test('the prior is worth about ten outcomes: after ten it has been left about half way, in log odds', () => {
  const expected = 0.18
  const shift = shiftOf(evidence(10, 3, expected), 0, priorWeight.workspace)
  const whole = Math.log(0.3 / 0.7) - Math.log(expected / (1 - expected))
  expect(shift / whole).toBeGreaterThan(0.45)
  expect(shift / whole).toBeLessThan(0.65)
})

test('with many outcomes what happened is what is stated, whatever was expected', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.6, noNaN: true }),
      fc.integer({ min: 50, max: 950 }),
      (prior, happened) => {
        const learned = { ...nothingLearned, workspace: evidence(1000, happened, prior) }
        expect(Math.abs(learnedChance(prior, learned).chance - happened / 1000)).toBeLessThan(0.02)
      },
    ),
  )
})

test('another success never lowers a chance, and another failure never raises it', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.double({ min: 0.02, max: 0.95, noNaN: true }), (yes, no, prior) => {
      const chance = (happened: number, failed: number) =>
        learnedChance(prior, { ...nothingLearned, connector: evidence(happened + failed, happened, prior) }).chance
      expect(chance(yes + 1, no)).toBeGreaterThanOrEqual(chance(yes, no))
      expect(chance(yes, no + 1)).toBeLessThanOrEqual(chance(yes, no))
    }),
  )
})

test('the rows add up to the chance', () => {
  const { chance, steps } = learnedChance(0.22, {
    workspace: evidence(12, 9, 0.25),
    kind: evidence(8, 7, 0.25),
    connector: evidence(3, 3, 0.25),
    target: null,
  })
  expect(steps.map(({ by }) => by)).toEqual(['prior', 'workspace', 'kind', 'connector'])
  expect(chanceOf(steps.reduce((sum, { odds }) => sum + odds, 0))).toBe(chance)
  expect(chanceOfSteps(steps)).toBe(chance)
})

test('a line that the release before counted teaches nothing', () => {
  expect(shiftOf(evidence(20, 20, 0), 0, 2)).toBe(0)
})
