import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairOf, type StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'
import { strengthOf } from '@wellmet/contacts/relationships/strength.rules.ts'
import {
  byHowMuch,
  isOverdue,
  isTold,
  isWarming,
  leastMovement,
  measuredSince,
  movementOf,
  movementWords,
  movingDays,
  quietStrength,
  quietWords,
  rhythmOf,
  strengthsOf,
} from './movement.rules.ts'

const today = 20_772 // 15 November 2026

const mail = (daysAgo: number, direction: 1 | -1): StoredEvidence => ({
  kind: 1,
  day: today - daysAgo,
  direction,
  people: 1,
  inCopy: false,
  maker: null,
})
const exchange = (daysAgo: number): StoredEvidence[] => [mail(daysAgo, 1), mail(daysAgo, -1)]
const weekly = (from: number, to: number): StoredEvidence[] =>
  Array.from({ length: Math.ceil((from - to) / 7) }, (_, i) => exchange(from - i * 7)).flat()

/** As the page of a contact does it: the formula on what had happened by then. */
function plainly(evidence: StoredEvidence[], day: number): number | null {
  const { pair, activity } = pairOf(
    evidence.filter((piece) => piece.day <= day),
    day,
  )
  return strengthOf(pair, activity, day)?.permille ?? null
}

test('a strength in the past is the one that the page of a contact shows', () => {
  const piece = fc.record({
    kind: fc.integer({ min: 1, max: 7 }).filter((kind) => kind !== 4),
    day: fc.integer({ min: today - 500, max: today + 20 }),
    direction: fc.constantFrom(-1, 0, 1),
    people: fc.integer({ min: 0, max: 12 }),
    inCopy: fc.boolean(),
    maker: fc.constantFrom(null, 1, 2, 3, 4),
  })
  const connection = { kind: 4, day: today - 60, direction: 0, people: 1, inCopy: false, maker: null }
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isConnected) => {
      const evidence = isConnected ? [...pieces, connection] : pieces
      const strengthOn = strengthsOf(evidence, today)
      for (const day of [today, today - 30, today - 90]) expect(strengthOn(day)).toBe(plainly(evidence, day))
    }),
  )
})

test('a year of weekly letters that goes on has not moved', () => {
  expect(movementOf(strengthsOf(weekly(720, 0), today), today)).toBeNull()
})

test('letters after a long silence warm, and the month is told', () => {
  const evidence = [...exchange(400), ...weekly(28, 0)]
  const moved = movementOf(strengthsOf(evidence, today), today)!
  expect(moved).toMatchObject({ days: 30, now: plainly(evidence, today), days30: plainly(evidence, today - 30) })
  expect(moved.change).toBeGreaterThan(leastMovement)
  expect(isWarming(moved)).toBe(true)
  expect(movementWords(moved, evidence, today)).toMatch(
    /^You were in touch on 4 of the last 30 days\. Strength rose from \d+ to \d+\.$/,
  )
})

test('somebody new was unknown before, which is not zero', () => {
  const evidence = exchange(3)
  const moved = movementOf(strengthsOf(evidence, today), today)!
  expect(moved).toMatchObject({ days: 30, days30: null, days90: null, change: null })
  expect(isWarming(moved)).toBe(true)
  expect(movementWords(moved, evidence, today)).toContain('New: 1 day of contact')
})

test('a first import is no news: what was not on record before has not risen', () => {
  const connection = { kind: 4, day: today - 400, direction: 0, people: 1, inCopy: false, maker: null }
  const evidence = [connection, ...weekly(21, 0)]
  const moved = (firstImport: number | null) =>
    movementOf(strengthsOf(evidence, today), today, measuredSince(evidence, firstImport))
  expect(moved(today)).toBeNull()
  expect(moved(null)).toBeNull()
  expect(moved(today - 31)).toMatchObject({ days: 30 })
  expect(measuredSince([...evidence, ...exchange(200)], today)).toBe(today - 200)
})

test('silence cools, and says since when', () => {
  const evidence = weekly(500, 60)
  const moved = movementOf(strengthsOf(evidence, today), today)!
  expect(isWarming(moved)).toBe(false)
  expect(movementWords(moved, evidence, today)).toMatch(
    /^You were last in touch on \w+ \d+, 2026, \d+ days ago\. Strength fell from/,
  )
})

test('most movement comes first', () => {
  const moved = (change: number | null, now = 700) => ({ now, days30: null, days90: null, days: 30 as const, change })
  expect([moved(-60), moved(null, 300), moved(200)].toSorted(byHowMuch).map(({ change }) => change)).toEqual([
    null,
    200,
    -60,
  ])
})

test('whoever was silent longer than we look has not moved enough to be told, however close they were', () => {
  const daily = (from: number, to: number) => Array.from({ length: from - to }, (_, i) => exchange(from - i)).flat()
  for (const silent of [movingDays + 1, movingDays + 30, 500, 800]) {
    for (const evidence of [daily(silent + 300, silent), daily(silent + 20, silent), weekly(silent + 700, silent)])
      expect(movementOf(strengthsOf(evidence, today), today)).toBeNull()
  }
})

test('a good tie is told in the two weeks before it is dormant, and neither earlier nor later', () => {
  const lastAt = (silent: number) => ({ evidence: weekly(silent + 364, silent - 1), lastDay: today - silent })
  const told = (silent: number) =>
    quietStrength(strengthsOf(lastAt(silent).evidence, today), lastAt(silent).lastDay, today)
  expect(told(76)).toBeNull()
  expect(told(77)).toBeGreaterThan(550)
  expect(told(90)).toBeGreaterThan(550)
  expect(told(91)).toBeNull()
  expect(quietStrength(strengthsOf(exchange(80).slice(0, 1), today), today - 80, today)).toBeNull()
  expect(quietStrength(strengthsOf([], today), null, today)).toBeNull()
})

test('whom to write to is said with both days', () => {
  expect(quietWords('Ana', today - 80, today)).toBe(
    'Write to Ana. You were last in touch on August 27, 2026, 80 days ago. From November 26, 2026 on, the relationship counts as dormant.',
  )
})

test('losing touch is measured against the rhythm with somebody, and a message of today ends it', () => {
  const monthly = (last: number) => Array.from({ length: 18 }, (_, i) => mail(last + 30 * i, i % 2 === 0 ? 1 : -1))
  const told = (evidence: StoredEvidence[]) => {
    const moved = movementOf(strengthsOf(evidence, today), today)
    return moved !== null && isTold(moved, rhythmOf(evidence, today), today)
  }
  expect([0, 10, 20, 30, 44].map((silent) => told(monthly(silent)))).toEqual([false, false, false, false, false])
  expect(isOverdue(rhythmOf(monthly(46), today), today)).toBe(true)
  expect(told(monthly(60))).toBe(true)
  expect(isOverdue(rhythmOf([...monthly(60), mail(0, 1)], today), today)).toBe(false)
})

test('one exchange does not make anybody closer; a third message does', () => {
  const told = (evidence: StoredEvidence[]) =>
    isTold(movementOf(strengthsOf(evidence, today), today)!, rhythmOf(evidence, today), today)
  expect(told(exchange(3))).toBe(false)
  expect(told([...exchange(3), mail(1, 1)])).toBe(true)
})
