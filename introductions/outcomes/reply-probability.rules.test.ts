import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { noOutcomes, type Counter } from './counted-rate.rules.ts'
import { replyProbability, replyRate, type ReplyFacts } from './reply-probability.rules.ts'
import { outcomesMessages } from './outcomes.messages.ts'

const today = 20_000
const counter = (asked: number, happened: number): Counter => ({ asked, happened, day: today })
const stranger: ReplyFacts = {
  pair: noOutcomes,
  recipient: noOutcomes,
  overall: noOutcomes,
  heard: 0,
  silent: 7,
  act30: 4,
  recipients: 1,
  addressed: 'to',
}
const chance = (changes: Partial<ReplyFacts>) => replyProbability({ ...stranger, ...changes }, today)

test('a pair is drawn to the recipient, and the recipient to everybody', () => {
  expect(replyRate(stranger, today).p).toBeCloseTo(0.3, 12)
  const recipient = counter(10, 9)
  const anybody = (9 + 5 * 0.3) / (10 + 5)
  expect(replyRate({ pair: counter(2, 0), recipient, overall: noOutcomes }, today).p).toBeCloseTo(
    (0 + 3 * anybody) / (2 + 3),
    12,
  )
})

test('nothing counted is n = 0 with a wide interval; much counted is narrower', () => {
  const unknown = chance({})
  const known = chance({ recipient: counter(200, 60), pair: counter(40, 12), overall: counter(1000, 300) })
  expect(unknown.n).toBe(0)
  expect(known.n).toBe(200)
  expect(known.high - known.low).toBeLessThan(unknown.high - unknown.low)
})

test('its lines are sentences whose points sum to its log odds', () => {
  const { p, lines } = chance({ recipient: counter(12, 5), heard: 0.02, silent: null, recipients: 4, addressed: 'cc' })
  expect(chanceOf(lines.reduce((sum, { points }) => sum + points, 0))).toBe(p)
  expect(lines.map(({ label }) => label)).toEqual([
    outcomesMessages.replyStart(),
    outcomesMessages.replies({ answered: 5, count: 12 }),
    outcomesMessages.wroteToYou(),
    outcomesMessages.lastActiveUnknown(),
    outcomesMessages.activeLately(),
    outcomesMessages.replyRecipients({ count: 4 }),
    outcomesMessages.inCopy(),
    outcomesMessages.newConversation(),
  ])
})

test('the usual case moves nothing: all points are at the start', () => {
  const { lines } = chance({})
  for (const { points } of lines.slice(1)) expect(points).toBeCloseTo(0, 12)
})

test('better facts never lower it, and it is between its bounds', () => {
  const facts = fc.record({
    asked: fc.integer({ min: 0, max: 50 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    heard: fc.double({ min: 0, max: 0.2, noNaN: true }),
    silent: fc.nat(2000),
    act30: fc.double({ min: 0, max: 300, noNaN: true }),
    recipients: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(facts, ({ asked, share, heard, silent, act30, recipients }) => {
      const given = { recipient: counter(asked, asked * share), heard, silent, act30, recipients }
      const { p, low, high } = chance(given)
      expect(low).toBeLessThanOrEqual(p)
      expect(high).toBeGreaterThanOrEqual(p)
      for (const better of [
        { recipient: counter(asked + 1, asked * share + 1) },
        { heard: heard + 0.01 },
        { silent: Math.floor(silent / 2) },
        { act30: act30 + 1 },
        { recipients: Math.max(1, recipients - 1) },
      ])
        expect(chance({ ...given, ...better }).p).toBeGreaterThanOrEqual(p)
      expect(chance({ ...given, addressed: 'cc' }).p).toBeLessThanOrEqual(p)
    }),
  )
})
