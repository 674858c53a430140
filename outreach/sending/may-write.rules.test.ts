import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { judgeWrite, type WriteFacts } from './may-write.rules.ts'
import { freeFrom, mailboxCap, recipientCaps } from './write-caps.rules.ts'

const now = new Date('2026-11-18T10:00:00Z')
const facts: WriteFacts = {
  now,
  gate: null,
  isErased: false,
  isTeammate: false,
  permissions: ['introduced'],
  hasWrittenLast: false,
  awayUntil: null,
  saidNoAt: null,
  toRecipient: [],
  bySender: [],
  firstBySender: null,
}

test('without a permission nobody is written to, and nothing else matters', () => {
  expect(judgeWrite({ ...facts, permissions: [], hasWrittenLast: true })).toEqual({ is: 'no', reason: 'no_permission' })
  expect(judgeWrite(facts)).toEqual({ is: 'yes', basis: 'introduced', isAnswer: false })
})

test('what somebody told the server is not told to who may not write to them anyway', () => {
  for (const told of [{ gate: 'never' }, { isErased: true }] as const)
    expect(judgeWrite({ ...facts, ...told, permissions: [] })).toEqual({ is: 'no', reason: 'no_permission' })
})

test('whoever unsubscribed, objected or was erased is not written to, not even as an answer', () => {
  for (const refused of [{ gate: 'never' }, { isErased: true }] as const)
    expect(judgeWrite({ ...facts, ...refused, hasWrittenLast: true, isTeammate: true })).toEqual({
      is: 'no',
      reason: 'unreachable',
    })
})

test('an answer to who wrote last passes every cap', () => {
  const busy = {
    toRecipient: [now, now, now],
    bySender: Array.from({ length: 60 }, () => ({ at: now, basis: 'introduced' as const })),
    gate: 'too_many',
  } as const
  expect(judgeWrite({ ...facts, ...busy })).toMatchObject({ is: 'later', reason: 'recipient_cap' })
  expect(judgeWrite({ ...facts, ...busy, hasWrittenLast: true })).toMatchObject({ is: 'yes', isAnswer: true })
})

test('three emails a day rest on introductions that only the member recorded', () => {
  const said = { at: addDays(now, -0.5), basis: 'introduced_as_said' } as const
  const wish = { ...facts, permissions: ['introduced_as_said'], bySender: [said, said, said] } as const
  expect(judgeWrite(wish)).toEqual({ is: 'later', reason: 'said_cap', from: addDays(said.at, 1) })
  expect(judgeWrite({ ...wish, bySender: [said, said] })).toMatchObject({ is: 'yes' })
  expect(judgeWrite({ ...wish, permissions: ['introduced', 'introduced_as_said'] })).toMatchObject({ is: 'yes' })
})

test('a no on their own page holds what is written as a full cap does, until they write', () => {
  const saidNoAt = addDays(now, -8)
  expect(judgeWrite({ ...facts, saidNoAt })).toEqual({ is: 'later', reason: 'recipient_cap', from: addDays(now, 6) })
  expect(judgeWrite({ ...facts, saidNoAt, hasWrittenLast: true })).toMatchObject({ is: 'yes' })
})

test('what takes longest is what is told', () => {
  const waits = { toRecipient: [addDays(now, -1)], awayUntil: addDays(now, 20), gate: 'too_many' } as const
  expect(judgeWrite({ ...facts, ...waits })).toEqual({ is: 'later', reason: 'away', from: addDays(now, 20) })
})

test.each([
  [null, 10],
  [0, 10],
  [7, 20],
  [21, 40],
  [400, 40],
])('a mailbox that began %j days ago may send %d a day', (days, cap) => {
  expect(mailboxCap(days === null ? null : addDays(now, -days), now)).toBe(cap)
})

const within = (sent: readonly Date[], at: Date, days: number): number =>
  sent.filter((one) => one > addDays(at, -days) && one <= at).length

test('no history of any length passes a cap, whoever sends', () => {
  const wishes = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 4 * 86_400_000 }),
      by: fc.constantFrom('a', 'b'),
      to: fc.constantFrom('x', 'y', 'z'),
    }),
    { maxLength: 250 },
  )
  fc.assert(
    fc.property(wishes, (all) => {
      const sent: { at: Date; by: string; to: string }[] = []
      let at = now
      for (const { after, by, to } of all) {
        // Half of them in bursts, which is where caps per day are reached.
        at = new Date(at.getTime() + (after % 2 === 0 ? after : after % 1000))
        const own = sent.filter((one) => one.by === by)
        const judged = judgeWrite({
          ...facts,
          now: at,
          toRecipient: sent.filter((one) => one.to === to).map((one) => one.at),
          bySender: own.map((one) => ({ at: one.at, basis: 'introduced' as const })),
          firstBySender: own[0]?.at ?? null,
        })
        expect(judged.is === 'later' && judged.from <= at).toBe(false)
        if (judged.is !== 'yes') continue
        sent.push({ at, by, to })
        const toThem = sent.filter((one) => one.to === to).map((one) => one.at)
        for (const { most, days } of recipientCaps) expect(within(toThem, at, days)).toBeLessThanOrEqual(most)
        const mine = sent.filter((one) => one.by === by).map((one) => one.at)
        expect(within(mine, at, 1)).toBeLessThanOrEqual(mailboxCap(mine[0]!, at))
      }
    }),
    { numRuns: 300 },
  )
})

test('a mailbox never sends more in a day than its ramp allows, however many recipients there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 400 }), (gaps) => {
      const mine: Date[] = []
      let at = now
      for (const gap of gaps) {
        at = new Date(at.getTime() + gap)
        const bySender = mine
          .filter((one) => one > addDays(at, -1))
          .map((one) => ({ at: one, basis: 'introduced' as const }))
        if (judgeWrite({ ...facts, now: at, bySender, firstBySender: mine[0] ?? null }).is === 'yes') mine.push(at)
        expect(within(mine, at, 1)).toBeLessThanOrEqual(mailboxCap(mine[0] ?? null, at))
      }
    }),
    { numRuns: 200 },
  )
})

test('when a cap lets one more through is the first moment at which it does', () => {
  const times = fc.array(fc.integer({ min: 0, max: 120 * millisecondsPerDay }), { maxLength: 20 })
  fc.assert(
    fc.property(times, fc.constantFrom(...recipientCaps), (ages, cap) => {
      const sent = ages.map((age) => new Date(now.getTime() - age))
      const from = freeFrom(sent, cap, now)
      const counted = (at: Date) => sent.filter((one) => one > addDays(at, -cap.days)).length
      expect(counted(from ?? now)).toBeLessThan(cap.most)
      // A moment earlier it was still full.
      expect(from === null ? cap.most : counted(new Date(from.getTime() - 1))).toBeGreaterThanOrEqual(cap.most)
    }),
  )
})
