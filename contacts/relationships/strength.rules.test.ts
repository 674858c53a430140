import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactDaysOf, type Channel, type Direction, type Evidence } from './contact-days.rules.ts'
import { strengthFormula } from './formula.rules.ts'
import {
  rateReadAs,
  strengthLabel,
  strengthOf,
  strengthParts,
  strengthRange,
  strengthRate,
  contactRate,
} from './strength.rules.ts'

const today = 20_000
const lively = { act30: 30, silent: 1 }
const unseen = { act30: 0, silent: null }

const contacts = (
  ages: readonly number[],
  direction: Direction,
  recipients = 1,
  channel: Channel = 'mail',
): Evidence[] =>
  ages.map((age) => ({ day: today - age, channel, direction, recipients, addressed: 'to', machine: false }))

const pairOf = (evidence: readonly Evidence[], connected = false) => ({
  days: contactDaysOf(evidence),
  connection: connected ? { since: null } : null,
})

const bothWays = (ages: readonly number[], recipients = 1, channel: Channel = 'mail') =>
  pairOf([...contacts(ages, 'out', recipients, channel), ...contacts(ages, 'in', recipients, channel)])

const oneWay = (ages: readonly number[], direction: Direction = 'out') => pairOf(contacts(ages, direction))

const every = (count: number, apart: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i * apart)

// The five values that fixed the constants; exchanges three days apart unless it says weekly.
test.each([
  ['one exchange yesterday', bothWays([1]), lively, 540],
  ['weekly both ways for a year', bothWays(every(52, 7, 4)), lively, 810],
  ['ten exchanges a year ago', bothWays(every(10, 3, 365)), lively, 340],
  ['ten exchanges, all silent for 90 days', bothWays(every(10, 3, 90)), { act30: 4, silent: 90 }, 300],
  ['ten days of group mail with 9 recipients', bothWays(every(10, 3, 1), 9), lively, 650],
])('%s', (_, pair, activity, expected) => {
  expect(Math.abs(strengthOf(pair, activity, today)!.permille - expected)).toBeLessThanOrEqual(10)
})

test('no evidence is unknown, and unknown is null, not 0', () => {
  expect(strengthOf(pairOf([]), lively, today)).toBeNull()
  expect(strengthOf(oneWay([-5]), lively, today)).toBeNull()
})

test('the faintest evidence is still more than 0', () => {
  expect(strengthOf(oneWay([5000]), { act30: 0, silent: 5000 }, today)!.permille).toBeGreaterThan(0)
})

test('contact one way is weak, however much and however recent', () => {
  const strength = strengthOf(oneWay(every(60, 1, 0), 'out'), lively, today)!
  expect(strength.label).toBe('weak')
  expect(strength.permille).toBe(strengthFormula.oneWayAtMost)
})

test('what somebody writes who never gets an answer counts no more than a connection alone', () => {
  const strength = strengthOf(oneWay(every(365, 1, 0), 'in'), lively, today)!
  expect(strength.permille).toBe(strengthFormula.unansweredAtMost)
  expect(Math.round(strength.permille / 10)).toBe(5)
})

test('of unanswered mail three days count', () => {
  const rate = (ages: number[]) => strengthRate(strengthParts(oneWay(ages), unseen, today)!)
  expect(rate([5, 6, 7, 30, 60])).toBeCloseTo(rate([5, 6, 7]), 12)
  expect(rate([5, 6])).toBeLessThan(rate([5, 6, 7]))
})

test('three unanswered mails to somebody never seen active read about 0.24', () => {
  expect(strengthOf(oneWay([1, 2, 3]), unseen, today)!.permille).toBeCloseTo(240, -1)
})

test('a LinkedIn connection alone is a weak prior of about 0.05, without freshness', () => {
  const strength = strengthOf(pairOf([], true), unseen, today)!
  expect(strength).toMatchObject({ label: 'weak', freshness: { label: 'unknown' } })
  expect(strength.permille).toBeGreaterThanOrEqual(45)
  expect(strength.permille).toBeLessThanOrEqual(55)
})

test('silence is assumed only where nothing is seen, and contact within the pair shortens it', () => {
  const silentOf = (pair: Parameters<typeof strengthOf>[0], silent: number | null) =>
    strengthOf(pair, { act30: 0, silent }, today)!.parts.silent
  expect(silentOf(oneWay([1]), null)).toBeNull()
  expect(silentOf(bothWays([200]), null)).toBeNull()
  expect(silentOf(bothWays([20]), null)).toBe(20)
  expect(silentOf(bothWays([20]), 90)).toBe(20)
  expect(silentOf(bothWays([90]), 3)).toBe(3)
})

test('chat is forgotten sooner than mail', () => {
  expect(strengthOf(bothWays([120], 1, 'chat'), lively, today)!.permille).toBeLessThan(
    strengthOf(bothWays([120]), lively, today)!.permille,
  )
  expect(strengthOf(bothWays([1], 1, 'chat'), lively, today)!.permille).toBeGreaterThan(
    strengthOf(bothWays([1]), lively, today)!.permille,
  )
})

test('one meeting is as good as one exchange on the same day', () => {
  expect(strengthOf(pairOf(contacts([3], 'out', 1, 'meeting')), lively, today)!.permille).toBe(
    strengthOf(bothWays([3]), lively, today)!.permille,
  )
})

test('the labels follow the bands', () => {
  expect([1000, 750, 749, 550, 549, 250, 249, 1].map(strengthLabel)).toEqual([
    'strong',
    'strong',
    'good',
    'good',
    'fair',
    'fair',
    'weak',
    'weak',
  ])
})

test('a refitted intercept moves the reading and not the order', () => {
  const calmer = { ...strengthFormula.reading, intercept: 2.4 }
  const usual = strengthOf(bothWays([1]), lively, today)!
  const refitted = strengthOf(bothWays([1]), lively, today, calmer)!
  expect(refitted.permille).toBeLessThan(usual.permille)
  expect(strengthRate(refitted.parts)).toBe(strengthRate(usual.parts))
})

test('a rate can be read back from a strength', () => {
  const { permille, parts } = strengthOf(bothWays(every(10, 3, 1)), { act30: 0, silent: 0 }, today)!
  expect(rateReadAs(permille)).toBeCloseTo(contactRate(parts), 3)
})

const ages = fc.uniqueArray(fc.integer({ min: 0, max: 1500 }), { maxLength: 25 })
const activity = fc.record({
  act30: fc.double({ min: 0, max: 200, noNaN: true }),
  silent: fc.option(fc.integer({ min: 0, max: 400 })),
})
const permilleOf = (outs: readonly number[], ins: readonly number[], act: { act30: number; silent: number | null }) =>
  strengthOf(pairOf([...contacts(outs, 'out'), ...contacts(ins, 'in')]), act, today)?.permille ?? 0

test('one contact day more, either way, never lowers it', () => {
  fc.assert(
    fc.property(ages, ages, fc.nat(1500), activity, (outs, ins, age, act) => {
      const before = permilleOf(outs, ins, act)
      expect(permilleOf([...outs, age], ins, act)).toBeGreaterThanOrEqual(before)
      expect(permilleOf(outs, [...ins, age], act)).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 2000 },
  )
})

test('the same contact more recently never lowers it', () => {
  fc.assert(
    fc.property(ages, ages, fc.nat(100), activity, (outs, ins, later, act) => {
      const older = (all: readonly number[]) => all.map((age) => age + later)
      expect(permilleOf(outs, ins, act)).toBeGreaterThanOrEqual(permilleOf(older(outs), older(ins), act))
    }),
    { numRuns: 2000 },
  )
})

test('both ways is never below one way of the same days', () => {
  fc.assert(
    fc.property(ages, activity, (days, act) => {
      const both = permilleOf(days, days, act)
      expect(both).toBeGreaterThanOrEqual(permilleOf(days, [], act))
      expect(both).toBeGreaterThanOrEqual(permilleOf([], days, act))
    }),
    { numRuns: 2000 },
  )
})

test('a connection, more activity or less silence never lowers it', () => {
  fc.assert(
    fc.property(ages, ages, fc.nat(400), fc.nat(200), (outs, ins, silent, act30) => {
      const evidence = [...contacts(outs, 'out'), ...contacts(ins, 'in')]
      const before = strengthOf(pairOf(evidence), { act30, silent }, today)?.permille ?? 0
      for (const [connected, act] of [
        [true, { act30, silent }],
        [false, { act30: act30 + 1, silent }],
        [false, { act30, silent: Math.max(0, silent - 10) }],
      ] as const)
        expect(strengthOf(pairOf(evidence, connected), act, today)?.permille ?? 0).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 1000 },
  )
})

test('it is a whole number from 1 to 1000', () => {
  fc.assert(
    fc.property(ages, ages, activity, (outs, ins, act) => {
      const strength = strengthOf(pairOf([...contacts(outs, 'out'), ...contacts(ins, 'in')]), act, today)
      if (!strength) return
      expect(Number.isInteger(strength.permille)).toBe(true)
      expect(strength.permille).toBeGreaterThanOrEqual(1)
      expect(strength.permille).toBeLessThanOrEqual(1000)
    }),
    { numRuns: 2000 },
  )
})

test.each(['strong', 'good', 'fair', 'weak'] as const)('the range of %s holds exactly its strengths', (label) => {
  const { least, most } = strengthRange(label)
  for (let permille = 0; permille <= 1000; permille++)
    expect([permille, permille >= least && permille <= most]).toEqual([permille, strengthLabel(permille) === label])
})
