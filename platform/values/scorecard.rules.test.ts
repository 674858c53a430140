import { expect, test } from 'vitest'
import { chanceOf, fitScorecard, logOddsOf, logit, type Example, type Scorecard } from './scorecard.rules.ts'

const card: Scorecard<'a' | 'b'> = { intercept: -0.5, weights: { a: 1.5, b: -0.8 } }
const none: Scorecard<'a' | 'b'> = { intercept: 0, weights: { a: 0, b: 0 } }

/** Every combination of inputs, happening exactly as often as the card says. */
const examples: Example<'a' | 'b'>[] = Array.from({ length: 100 }, (_, i) => ({
  a: (i % 10) / 2 - 2,
  b: Math.floor(i / 10) / 3,
})).flatMap((inputs) => {
  const chance = chanceOf(logOddsOf(card, inputs))
  return [
    { inputs, happened: true, weight: 10 * chance },
    { inputs, happened: false, weight: 10 * (1 - chance) },
  ]
})

test('log odds and chance are each other’s inverse', () => {
  expect(chanceOf(logit(0.3))).toBeCloseTo(0.3, 12)
})

test('a fit finds the weights that made the examples', () => {
  const { intercept, weights } = fitScorecard(examples, none, 1e-6)
  expect(intercept).toBeCloseTo(-0.5, 3)
  expect(weights.a).toBeCloseTo(1.5, 3)
  expect(weights.b).toBeCloseTo(-0.8, 3)
})

test('few examples leave the usual weights, and a bad start does no harm', () => {
  const usual: Scorecard<'a' | 'b'> = { intercept: -4, weights: { a: 9, b: 9 } }
  const { weights } = fitScorecard(examples.slice(0, 4), usual, 1000)
  expect(weights.a).toBeCloseTo(9, 1)
  expect(fitScorecard(examples, usual, 1e-6).weights.a).toBeCloseTo(1.5, 3)
})
