import { expect, test } from 'vitest'
import { randomFrom } from '../ranking/metrics.ts'
import { figuresOf, usualYear } from './figures.ts'
import { simulateYear } from './year.ts'

test('after a year of outcomes what is predicted comes true, and the first choice succeeds oftener than by strength alone', () => {
  const { ece, brier, topChoice } = figuresOf(simulateYear(randomFrom(1), usualYear), usualYear.days)
  expect(ece.introduction).toBeLessThan(0.05)
  expect(ece.acting).toBeLessThan(0.05)
  expect(brier.introduction).toBeLessThan(brier.baseRate)
  expect(topChoice.strength).toBeGreaterThan(topChoice.random)
  expect(topChoice.statistics).toBeGreaterThan(topChoice.strength)
}, 60_000)
