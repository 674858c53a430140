import fc from 'fast-check'
import { expect, test } from 'vitest'
import { communityChance, employerChance, schoolChance, type SharedEmployer } from './derived-relationships.rules.ts'
import { observedChance } from './observed-relationships.rules.ts'
import {
  coOccurrencesIn,
  type Gathering,
  type CoOccurrence,
} from '@wellmet/contacts/relationships/co-occurrences.rules.ts'
import { overlapOf } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { strengthOfInferred, inferredRelationshipOf } from './inferred-relationships.rules.ts'
import { bareSignal } from './shared-places.rules.ts'

const today = 20_000
const now = 2026 * 12 + 10

const employer = (people: number | null, months: number, more: Partial<SharedEmployer> = {}) =>
  bareSignal(
    positionKinds.worked,
    employerChance({
      ref: 'job/1+2',
      company: 'Acme',
      people,
      overlap: { months, endedMonthsAgo: 0, assumed: false },
      sameDepartment: null,
      samePlace: null,
      ...more,
    }),
  )

const sailingClub = (members: number) => bareSignal(positionKinds.belongs, communityChance({ ref: 'c', members }))

const seen = (day: number, others = 2, direct = true): CoOccurrence => ({ ref: `m${day}`, day, others, direct })

test('two years together in a company of 40 are nearly certain, in one of 50,000 nearly nothing', () => {
  expect(employer(40, 24).permille).toBeGreaterThan(900)
  expect(employer(50_000, 24).permille).toBeLessThan(5)
  expect(employer(50_000, 24, { sameDepartment: true, samePlace: true }).permille).toBeLessThan(50)
})

test('department and place raise it when they are the same, lower it when not, and leave it when unknown', () => {
  const plain = employer(500, 24).permille
  expect(employer(500, 24, { sameDepartment: true }).permille).toBeGreaterThan(plain)
  expect(employer(500, 24, { sameDepartment: false }).permille).toBeLessThan(plain)
  expect(employer(500, 24, { samePlace: true }).permille).toBeGreaterThan(plain)
  expect(employer(500, 24, { samePlace: false }).permille).toBeLessThan(plain)
})

test('a company of unknown size is taken for a large one', () => {
  expect(employer(null, 24).permille).toBeLessThan(employer(500, 24).permille)
})

test('a longer overlap, a smaller company and a more recent end never lower it', () => {
  const number = fc.integer({ min: 2, max: 100_000 })
  fc.assert(
    fc.property(number, number, fc.nat(240), fc.nat(240), fc.nat(300), (people, more, months, longer, ago) => {
      const at = (size: number, length: number, endedMonthsAgo: number) =>
        employer(size, length, { overlap: { months: length, endedMonthsAgo, assumed: false } }).permille
      const base = at(people + more, months, ago)
      expect(at(people, months, ago)).toBeGreaterThanOrEqual(base)
      expect(at(people + more, months + longer, ago)).toBeGreaterThanOrEqual(base)
      expect(at(people + more, months, 0)).toBeGreaterThanOrEqual(base)
    }),
  )
})

test('an overlap is counted from dates, or from both being there now', () => {
  const position = (from: number | null, to: number | null, current = false) => ({ from, to, current })
  expect(overlapOf(position(now - 60, now - 30), position(now - 40, now - 10), now)).toEqual({
    months: 10,
    endedMonthsAgo: 30,
    assumed: false,
  })
  expect(overlapOf(position(now - 60, now - 30), position(now - 30, null, true), now)).toBeNull()
  expect(overlapOf(position(null, null, true), position(null, null, true), now)).toEqual({
    months: 12,
    endedMonthsAgo: 0,
    assumed: true,
  })
  expect(overlapOf(position(now - 3, null, true), position(null, null, true), now)).toMatchObject({ months: 3 })
  expect(overlapOf(position(null, null), position(null, null, true), now)).toBeNull()
})

test('a small thread shows its pairs, a large one none', () => {
  const thread: Gathering = { ref: 't1', day: today, kind: 'thread', sender: 'b', others: ['c', 'b', 'a', 'b'] }
  expect(coOccurrencesIn(thread).map(({ a, b, coOccurrence }) => [a, b, coOccurrence.direct])).toEqual([
    ['a', 'b', true],
    ['a', 'c', false],
    ['b', 'c', true],
  ])
  expect(coOccurrencesIn({ ...thread, others: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([])
  expect(coOccurrencesIn({ ...thread, others: ['a'] })).toEqual([])
})

test('being seen together counts by days, size and recency, and is never proof', () => {
  const relationship = (...coOccurrences: CoOccurrence[]) => observedChance(coOccurrences, today)
  expect(relationship(seen(today), seen(today - 1))).toBeCloseTo(500, -1)
  expect(relationship(seen(today, 5))).toBeLessThan(relationship(seen(today)))
  expect(relationship(seen(today, 2, false))).toBeLessThan(relationship(seen(today)))
  expect(relationship(seen(today - 365))).toBeLessThan(relationship(seen(today)))
  expect(relationship(...Array.from({ length: 200 }, (_, i) => seen(today - i)))).toBe(900)
  expect(relationship(seen(today + 3), seen(today, 9))).toBe(0)
})

test('sightings in any order and again give the same tie', () => {
  const coOccurrence = fc.record({
    ref: fc.constantFrom('x', 'y', 'z'),
    day: fc.integer({ min: today - 20, max: today + 2 }),
    others: fc.integer({ min: 1, max: 7 }),
    direct: fc.boolean(),
  })
  const shuffled = fc
    .array(coOccurrence, { maxLength: 20 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)))
  fc.assert(
    fc.property(shuffled, ([all, order, again]) => {
      expect(observedChance([...order, ...again], today)).toBe(observedChance(all, today))
    }),
  )
})

test('reasons add up without becoming certain, and the tie names them, the strongest first', () => {
  const overlap = { months: 48, endedMonthsAgo: 120, assumed: false }
  const school = bareSignal(positionKinds.studied, schoolChance({ ref: 's', students: null, overlap, sameField: true }))
  const community = sailingClub(60)
  const relationship = inferredRelationshipOf([school, community, employer(40, 24)])!
  expect(relationship.permille).toBe(950)
  expect(relationship.bases).toEqual(['employer', 'community', 'school'])
  expect(relationship.sentences).toHaveLength(3)
  expect(inferredRelationshipOf([community])!.permille).toBe(150)
  expect(inferredRelationshipOf([])).toBeNull()
})

test('a certain tie is as strong as ten exchanges a year ago, not as a friend of every week', () => {
  expect(strengthOfInferred(1000)).toBe(340)
  expect(strengthOfInferred(0)).toBe(0)
})

test('every tie and every reason recomputes from its receipt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60_000 }), fc.nat(100), fc.nat(900), (people, months, members) => {
      const reasons = [employer(people, months, { samePlace: true, sameDepartment: false }), sailingClub(members)]
      const relationship = inferredRelationshipOf(reasons)
      expect(relationship && recompute(relationship.breakdown)).toBe(relationship && relationship.permille)
    }),
  )
})
