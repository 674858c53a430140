import { expect, test } from 'vitest'
import { randomFrom } from '../ranking/metrics.ts'
import { figuresOfRule, multiples, noRatings, simulateRates } from './rates.ts'

test('after 50 outcomes what is stated happens, in workspaces of a third, once and three times the usual rates', () => {
  for (const times of Object.values(multiples)) {
    const ratings = noRatings()
    for (let seed = 1; seed <= 120; seed++) simulateRates(randomFrom(seed), times, ratings)
    for (const factor of ['acts', 'engages', 'conversation'] as const) {
      const ours = figuresOfRule(ratings[50][factor], 'ours')
      expect(ours.ece, `${factor}, ${times} times`).toBeLessThan(0.06)
      // Luck alone makes 0.01 of difference with so many.
      expect(ours.ece).toBeLessThan(figuresOfRule(ratings[50][factor], 'before').ece + 0.01)
    }
  }
}, 60_000)
