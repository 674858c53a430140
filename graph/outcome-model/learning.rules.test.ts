import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { chanceOfSteps, learnedChance, shiftOf, type Evidence, type Learned } from './learning.rules.ts'

const evidence = (asked: number, happened: number, expected: number): Evidence => ({
  askedLately: asked,
  happenedLately: happened,
  expectedLately: asked * expected,
  varianceLately: asked * expected * (1 - expected),
})
const nothing: Learned = { workspace: null, kind: null, connector: null, target: null }
const inWorkspace = (prior: number, asked: number, happened: number): number =>
  learnedChance('acts', prior, { ...nothing, workspace: evidence(asked, happened, prior) }).chance

test('the first outcome moves the chance, and without outcomes it is the prior', () => {
  expect(learnedChance('acts', 0.22, nothing).chance).toBeCloseTo(0.22, 12)
  expect(inWorkspace(0.22, 1, 1)).toBeGreaterThan(0.24)
  expect(inWorkspace(0.22, 1, 0)).toBeLessThan(0.215)
})

test('what may be luck moves a workspace little, and what cannot be luck moves it most of the way', () => {
  expect(inWorkspace(0.2, 10, 3)).toBeLessThan(0.24)
  expect(inWorkspace(0.2, 10, 8)).toBeGreaterThan(0.6)
  expect(inWorkspace(0.6, 20, 3)).toBeLessThan(0.3)
})

test('the prior of a connector is worth about ten outcomes: after ten it has been left about half way, in log odds', () => {
  const chance = learnedChance('acts', 0.3, { ...nothing, connector: evidence(10, 5, 0.3) })
  const whole = -Math.log(0.3 / 0.7)
  expect(chance.steps[1]!.odds / whole).toBeGreaterThan(0.4)
  expect(chance.steps[1]!.odds / whole).toBeLessThan(0.6)
})

test('with many outcomes what happened is what is stated, whatever was expected', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.6, noNaN: true }),
      fc.integer({ min: 50, max: 950 }),
      (prior, happened) => {
        expect(Math.abs(inWorkspace(prior, 1000, happened) - happened / 1000)).toBeLessThan(0.02)
      },
    ),
  )
})

test('another success never lowers a chance, and another failure never raises it', () => {
  const levels = fc.constantFrom('workspace', 'kind', 'connector', 'target')
  fc.assert(
    fc.property(
      levels,
      fc.nat(60),
      fc.nat(60),
      fc.double({ min: 0.02, max: 0.95, noNaN: true }),
      (level, yes, no, prior) => {
        const chance = (happened: number, failed: number) =>
          learnedChance('engages', prior, { ...nothing, [level]: evidence(happened + failed, happened, prior) }).chance
        expect(chance(yes + 1, no)).toBeGreaterThanOrEqual(chance(yes, no))
        expect(chance(yes, no + 1)).toBeLessThanOrEqual(chance(yes, no))
      },
    ),
  )
})

test('paths that differ are moved further by the same surprise, because their mean moves less', () => {
  const alike = evidence(40, 30, 0.4)
  const different = { ...alike, varianceLately: alike.varianceLately / 2 }
  expect(shiftOf(different, 0, 0.01)).toBeGreaterThan(shiftOf(alike, 0, 0.01))
})

test('the rows add up to the chance', () => {
  const { chance, steps } = learnedChance('acts', 0.22, {
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
  const old = { ...evidence(20, 20, 0), varianceLately: 0 }
  expect(learnedChance('acts', 0.2, { ...nothing, workspace: old, connector: old }).chance).toBeCloseTo(0.2, 12)
})
