import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addEvidence,
  contactDaysOf,
  contactWeight,
  decayedDays,
  lastContact,
  type Evidence,
} from './contact-days.rules.ts'

const mail = (day: number, changes: Partial<Evidence> = {}): Evidence => ({
  day,
  channel: 'mail',
  direction: 'out',
  recipients: 1,
  addressed: 'to',
  machine: false,
  ...changes,
})

const evidence: fc.Arbitrary<Evidence> = fc.record({
  day: fc.integer({ min: 20_000, max: 20_020 }),
  channel: fc.constantFrom('mail', 'meeting', 'chat', 'linkedin'),
  direction: fc.constantFrom('out', 'in'),
  recipients: fc.integer({ min: 0, max: 13 }),
  addressed: fc.constantFrom('to', 'cc'),
  machine: fc.boolean(),
})

test('a day counts once per direction and channel, with its greatest weight', () => {
  const days = contactDaysOf([
    mail(20_001, { recipients: 9 }),
    mail(20_001, { addressed: 'cc' }),
    mail(20_001, { recipients: 4, addressed: 'cc' }),
    mail(20_000, { direction: 'in', recipients: 4 }),
    mail(20_001, { channel: 'chat' }),
  ])
  expect(days).toEqual([
    { channel: 'chat', direction: 'out', days: [20_001], weights: [1] },
    { channel: 'mail', direction: 'in', days: [20_000], weights: [0.5] },
    { channel: 'mail', direction: 'out', days: [20_001], weights: [0.5] },
  ])
})

test('the weight falls with the root of the recipients and halves in copy', () => {
  expect(contactWeight(mail(1))).toBe(1)
  expect(contactWeight(mail(1, { recipients: 4 }))).toBe(0.5)
  expect(contactWeight(mail(1, { recipients: 4, addressed: 'cc' }))).toBe(0.25)
})

test('mass mail and machine mail count nothing', () => {
  expect(contactWeight(mail(1, { recipients: 10 }))).toBeGreaterThan(0)
  expect(contactDaysOf([mail(1, { recipients: 11 }), mail(1, { machine: true }), mail(1, { recipients: 0 })])).toEqual(
    [],
  )
})

test('a meeting is contact both ways, whoever invited', () => {
  const days = contactDaysOf([mail(20_000, { channel: 'meeting', direction: 'in', recipients: 1 })])
  expect(days.map(({ direction }) => direction)).toEqual(['in', 'out'])
})

test('evidence in any order, in any portions and again gives the same days', () => {
  const shuffled = fc.array(evidence, { maxLength: 40 }).chain((pieces) =>
    fc.record({
      pieces: fc.constant(pieces),
      order: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      again: fc.subarray(pieces),
      cut: fc.nat(pieces.length),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ pieces, order, again, cut }) => {
      const inPortions = addEvidence(addEvidence(contactDaysOf(order.slice(0, cut)), order.slice(cut)), again)
      expect(inPortions).toEqual(contactDaysOf(pieces))
    }),
    { numRuns: 1000 },
  )
})

test('adding to known days leaves them unchanged', () => {
  const before = contactDaysOf([mail(20_000)])
  const copy = structuredClone(before)
  addEvidence(before, [mail(20_001), mail(19_000)])
  expect(before).toEqual(copy)
})

test('a contact day counts half after one half-life, and not at all before it has come', () => {
  const days = contactDaysOf([mail(20_000), mail(20_365), mail(20_500)])
  expect(decayedDays(days, 'out', 365, 20_365)).toBeCloseTo(1.5)
  expect(decayedDays(days, 'in', 365, 20_365)).toBe(0)
})

test('the last contact is the latest that has happened', () => {
  const days = contactDaysOf([mail(20_000), mail(20_010, { direction: 'in' }), mail(20_100, { channel: 'meeting' })])
  expect(lastContact(days, 20_050)).toBe(20_010)
  expect(lastContact(days, 20_050, 'out')).toBe(20_000)
  expect(lastContact(days, 20_100)).toBe(20_100)
  expect(lastContact(days, 19_000)).toBeNull()
})
