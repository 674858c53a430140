import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparison, cohortOf, mostCompared, type Cohort, type Member } from './cohort.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { bareSignal, chanceAt, positionAt, type PositionAt } from './shared-places.rules.ts'
import { inferredRelationshipOf } from './inferred-relationships.rules.ts'

const now = 2026 * 12 + 10

const position = (number: number, more: Partial<Member> = {}): Member => ({
  personId: String(number),
  number,
  ref: `${number}`,
  kind: 1,
  placeId: 'acme',
  department: null,
  location: null,
  from: now - 36,
  to: null,
  current: true,
  ...more,
})

const cohortsOf = (positions: readonly Member[], people: number | null): ((placeId: string) => Cohort | undefined) => {
  const cohorts = new Map(
    [...Map.groupBy(positions, ({ placeId }) => placeId)].map(([id, all]) => [id, cohortOf(all, people, now)]),
  )
  return (placeId) => cohorts.get(placeId)
}

const anyPosition = fc.record({
  number: fc.nat(5),
  place: fc.constantFrom(['acme', 1] as const, ['borel', 1] as const, ['mit', 2] as const, ['club', 3] as const),
  department: fc.constantFrom('sales', 'legal', null),
  location: fc.constantFrom('lisbon', 'porto', null),
  from: fc.option(fc.integer({ min: now - 200, max: now + 3 }), { nil: null }),
  months: fc.option(fc.nat(80), { nil: null }),
})

/** Pair by pair: of several stints at one place the two that say most count. */
function chanceBetween(own: readonly PositionAt[], theirs: readonly PositionAt[], people: number): number {
  const best = new Map<string, { kind: number; permille: number }>()
  for (const one of own)
    for (const other of theirs) {
      const permille = one.placeId === other.placeId ? chanceAt({ people }, now)(one, other) : 0
      if (permille > (best.get(one.placeId)?.permille ?? 0)) best.set(one.placeId, { kind: one.kind, permille })
    }
  const signals = [...best.values()].map(({ kind, permille }) => bareSignal(kind, permille))
  return inferredRelationshipOf(signals)?.permille ?? 0
}

test('a tie of the directory is what the receipt of the pair says, whoever is looked at first', () => {
  const compare = comparison()
  fc.assert(
    fc.property(fc.array(anyPosition, { maxLength: 14 }), fc.integer({ min: 2, max: 3_000 }), (drawn, people) => {
      const positions = drawn.map(({ number, place: [placeId, kind], from, months, ...rest }, i) => {
        const to = from === null || months === null ? null : from + months
        return position(number, { ...rest, placeId, kind, from, to, current: to === null, ref: String(i) })
      })
      const cohortAt = cohortsOf(positions, people)
      for (const [number, own] of Map.groupBy(positions, (one) => one.number)) {
        const found = new Map(
          compare(own, cohortAt).map((relationship) => [relationship.personId, relationship.permille]),
        )
        for (const [other, theirs] of Map.groupBy(positions, (one) => one.number)) {
          if (other === number) continue
          const permille = chanceBetween(own, theirs, people)
          expect(found.get(String(other)) ?? 0).toBe(permille >= inferredFormula.leastCarrying ? permille : 0)
        }
      }
    }),
  )
})

test('nobody keeps more ties than say something, and those are the likeliest', () => {
  const positions = Array.from({ length: 120 }, (_, number) =>
    position(number, { from: now - 1 - Math.floor(number / 4) }),
  )
  const relationships = comparison()([positions[119]!], cohortsOf(positions, 2_000))
  expect(relationships).toHaveLength(inferredFormula.mostOfOnePerson)
  expect(Math.min(...relationships.map(({ personId }) => Number(personId)))).toBe(68)
  expect(relationships.map(({ permille }) => permille)).toEqual(
    relationships.map(({ permille }) => permille).toSorted((a, b) => b - a),
  )
})

test('in a crowd too large only the department and the city are compared, and never more than the bound', () => {
  const members = Array.from({ length: 2 * mostCompared }, (_, number) =>
    position(number, { department: number % 100 === 0 ? 'legal' : 'sales', from: now - (number % 200) }),
  )
  const cohort = cohortOf(members, 4_000, now)
  expect([...cohort.around(members[0]!)]).toHaveLength(30)
  expect([...cohort.around(members[1]!)]).toHaveLength(mostCompared)
  expect([...cohort.around(position(9_999))]).toEqual([])
  const middle = members[100 + 1]!
  expect([...cohort.around(middle)]).toContain(middle)
})

test('a city is one place, with its country or without', () => {
  expect(positionAt(position(1, { location: 'Zürich, Switzerland' })).location).toBe('zurich')
  expect(positionAt(position(1, { location: 'Zürich' })).location).toBe('zurich')
  expect(positionAt(position(1, { location: ', ' })).location).toBeNull()
})
