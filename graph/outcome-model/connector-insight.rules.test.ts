import { expect, test } from 'vitest'
import { noStatistics, type Counted } from './outcome-statistics.rules.ts'
import { introProbability, replyProbability } from './connector-insight.rules.ts'

const known = { strength: 800, silent: 1 }

test('without contact on record a probability is unknown, which is not low', () => {
  expect(replyProbability({ strength: 50, silent: null })).toBeNull()
  expect(replyProbability({ strength: null, silent: 3 })).toBeNull()
  expect(introProbability({ strength: null, silent: 3 }, 'fresh', noStatistics)).toBeNull()
  expect(introProbability(known, 'unknown', noStatistics)).toBeNull()
})

test('who wrote lately answers more often, and who wrote much answers more often', () => {
  const now = replyProbability({ strength: 800, silent: 1 })!
  const later = replyProbability({ strength: 800, silent: 90 })!
  const weak = replyProbability({ strength: 100, silent: 1 })!
  const weakAndLater = replyProbability({ strength: 100, silent: 90 })!
  expect(now).toBeGreaterThan(later)
  expect(now).toBeGreaterThan(weak)
  expect(weak).toBeGreaterThan(weakAndLater)
  expect(now).toBeLessThan(0.65)
  expect(weakAndLater).toBeGreaterThan(0.1)
})

test('an introduction is never likelier than the answer it begins with', () => {
  const labels = ['fresh', 'warm', 'cooling', 'dormant'] as const
  const chances = labels.map((label) => introProbability(known, label, noStatistics)!)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(Math.max(...chances)).toBeLessThan(replyProbability(known)!)
})

const counted = (asked: number, happened: number): Counted => ({
  asked,
  happened,
  askedLately: asked,
  happenedLately: happened,
  rate: (happened + 0.6) / (asked + 2),
})

test('what a connector did before moves the chance, and what waits with them lowers it', () => {
  const chance = (statistics: object) => introProbability(known, 'warm', { ...noStatistics, ...statistics })!
  const usual = chance({})
  expect(chance({ asks: counted(4, 4) })).toBeGreaterThan(usual)
  expect(chance({ asks: counted(4, 0) })).toBeLessThan(usual)
  expect(chance({ openAsks: 2 })).toBeLessThan(usual)
  expect(chance({ target: counted(3, 3) })).toBeGreaterThan(chance({ target: counted(3, 0) }))
})

test('outcomes make a chance known where no contact is on record', () => {
  const statistics = {
    ...noStatistics,
    asks: counted(3, 3),
    made: counted(3, 2),
    allAsks: { ...counted(9, 5), shift: 0 },
  }
  expect(introProbability({ strength: null, silent: null }, 'unknown', statistics)).toBeGreaterThan(0)
})
