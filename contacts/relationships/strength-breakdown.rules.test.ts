import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactDaysOf, type Evidence } from './contact-days.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { recompute, type Breakdown } from './breakdown.rules.ts'
import { strengthOf, type Activity, type Pair } from './strength.rules.ts'
import { strengthBreakdown } from './strength-breakdown.rules.ts'

const today = utcDay(new Date('2026-11-15T10:00:00Z'))
const person = 'Ana'

const piece = (day: number, changes: Partial<Evidence> = {}): Evidence => ({
  day,
  channel: 'mail',
  direction: 'out',
  recipients: 1,
  addressed: 'to',
  machine: false,
  ...changes,
})

const breakdownFor = (pair: Pair, activity: Activity): Breakdown =>
  strengthBreakdown(strengthOf(pair, activity, today)!, pair, person, today)
const sentences = (breakdown: Breakdown) => breakdown.steps.map(({ sentence }) => sentence)

test('it says in sentences what the number is made of', () => {
  const evidence = [
    piece(utcDay(new Date('2025-12-24T00:00:00Z'))),
    piece(utcDay(new Date('2026-11-01T00:00:00Z'))),
    piece(utcDay(new Date('2026-11-03T00:00:00Z')), { direction: 'in' }),
  ]
  const pair = { days: contactDaysOf(evidence), connection: { since: utcDay(new Date('2019-05-02T00:00:00Z')) } }
  expect(sentences(breakdownFor(pair, { act30: 3, silent: 4 }))).toEqual([
    'You wrote to Ana on 2 days, most recently on November 1.',
    'Ana wrote to you on 1 day, most recently on November 3.',
    'You and Ana wrote to each other on 3 days, most recently on November 3.',
    'Ana was last active on November 11.',
    'Ana has been active in recent weeks.',
    'You and Ana have been connected on LinkedIn since May 2, 2019. A connection alone is a weak sign.',
    'This gives the chance of contact in both directions within 90 days.',
    'The score uses a scale of 0 to 1,000.',
  ])
})

test('it says when they met', () => {
  const pair = { days: contactDaysOf([piece(today - 3, { channel: 'meeting' })]), connection: null }
  expect(sentences(breakdownFor(pair, { act30: 0, silent: null }))[2]).toBe(
    'You and Ana met on 1 day, most recently on November 12.',
  )
})

test('it says that unanswered mail is capped and that one way is weak', () => {
  const pair = { days: contactDaysOf([1, 2, 3, 4, 5].map((age) => piece(today - age))), connection: null }
  const said = sentences(breakdownFor(pair, { act30: 0, silent: null }))
  expect(said[0]).toBe(
    'You wrote to Ana on 5 days, most recently on November 14. Without a reply, only 3 of these days count.',
  )
  expect(said.at(-1)).toBe('Contact in only one direction never counts as more than weak.')
})

test('it refers to the evidence it rests on', () => {
  const pair = { days: contactDaysOf([piece(today - 9), piece(today - 2)]), connection: null }
  expect(breakdownFor(pair, { act30: 0, silent: null }).steps[0]!.evidence).toEqual([
    `mail/out/${today - 9}..${today - 2}`,
  ])
})

test('the receipt of any pair recomputes to its number, also after it was stored', () => {
  const evidence: fc.Arbitrary<Evidence> = fc.record({
    day: fc.integer({ min: today - 1200, max: today + 20 }),
    channel: fc.constantFrom('mail', 'meeting', 'chat', 'linkedin'),
    direction: fc.constantFrom('out', 'in'),
    recipients: fc.integer({ min: 1, max: 12 }),
    addressed: fc.constantFrom('to', 'cc'),
    machine: fc.boolean(),
  })
  const pairs = fc.record({
    days: fc.array(evidence, { maxLength: 12 }).map(contactDaysOf),
    connection: fc.option(fc.record({ since: fc.option(fc.integer({ min: 12_000, max: today })) })),
  })
  const activity = fc.record({
    act30: fc.double({ min: 0, max: 300, noNaN: true }),
    silent: fc.option(fc.double({ min: 0, max: 3000, noNaN: true })),
  })
  fc.assert(
    fc.property(pairs, activity, (pair, seen) => {
      const strength = strengthOf(pair, seen, today)
      if (!strength) return
      const breakdown = strengthBreakdown(strength, pair, person, today)
      expect(breakdown.result).toBe(strength.permille)
      expect(recompute(JSON.parse(JSON.stringify(breakdown)) as Breakdown)).toBe(strength.permille)
    }),
    { numRuns: 10_000 },
  )
})
