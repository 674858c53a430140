import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceSteps, ofMany } from './chance-steps.rules.ts'
import type { ScoreFactor } from './paths.contract.ts'

const share = fc.double({ min: 0.001, max: 1, noNaN: true })
const rowsOf = (shares: Partial<Record<ScoreFactor['factor'], number>>): ScoreFactor[] =>
  (['knows', 'acts', 'engages', 'distance'] as const).flatMap((factor) => {
    const at = shares[factor]
    return at === undefined ? [] : [{ factor, share: at, explanations: [] }]
  })
const productOf = (rows: readonly ScoreFactor[]) => rows.reduce((chance, row) => chance * row.share, 1)

test('the first two steps multiply out to the third, with two steps and with three', () => {
  fc.assert(
    fc.property(share, share, share, fc.constantFrom(undefined, 0.1), (knows, acts, engages, distance) => {
      const breakdown = rowsOf({ knows, acts, engages, ...(distance ? { distance } : {}) })
      const [connector, target, conversation, ...more] = chanceSteps({
        breakdown,
        chance: productOf(breakdown),
        viaName: 'Kofi Mensah',
      })
      expect(more).toEqual([])
      expect(connector!.share * target!.share).toBeCloseTo(conversation!.share, 10)
      expect(conversation!.share).toBeLessThanOrEqual(Math.min(connector!.share, target!.share) + 1e-12)
    }),
  )
})

test('without a connector there is one step: that they reply', () => {
  const breakdown = rowsOf({ knows: 0.99, engages: 0.4 })
  expect(chanceSteps({ breakdown, chance: productOf(breakdown), viaName: null })).toEqual([
    { step: 'target', share: 0.99 * 0.4, doubt: 'none' },
  ])
})

test('a doubt whether they know each other is told with the connector', () => {
  const stepsOf = (knows: number, distance?: number) => {
    const breakdown = rowsOf({ knows, acts: 0.5, engages: 0.5, ...(distance ? { distance } : {}) })
    return chanceSteps({ breakdown, chance: productOf(breakdown), viaName: 'Kofi Mensah' })[0]
  }
  expect(stepsOf(0.99)).toMatchObject({ doubt: 'none' })
  expect(stepsOf(0.3)).toMatchObject({ doubt: 'knows' })
  expect(stepsOf(0.3, 0.1)).toMatchObject({ doubt: 'further' })
})

test('what can happen is never none, and what is rarer is not told as equally frequent', () => {
  expect(ofMany(0.4, 0.272)).toEqual({ of: 100, counts: [40, 27] })
  expect(ofMany(0.0104, 0.0024)).toEqual({ of: 1000, counts: [10, 2] })
  expect(ofMany(0.009, 0.0004)).toEqual({ of: 10_000, counts: [90, 4] })
  expect(ofMany(0.000_01)).toEqual({ of: 10_000, counts: [1] })
  expect(ofMany(0)).toEqual({ of: 100, counts: [0] })
  // 1 of 100 who agree, of whom 23% lead on, are not 1 of 100 conversations.
  const { of, counts } = ofMany(0.01, 0.01 * 0.23)
  expect(counts[1]! / counts[0]!).toBeCloseTo(0.23, 1)
  expect(of).toBe(1000)
})
