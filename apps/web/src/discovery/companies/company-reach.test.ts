import fc from 'fast-check'
import { departments, personLevels, type CompanyPage } from '@wellmet/discovery/companies/companies.contract.ts'
import { StateName } from '@wellmet/identity/person-states/person-states.contract.ts'
import { expect, test } from 'vitest'
import { byFunction, countReaches, reachOf } from './company-reach.ts'

type Person = CompanyPage['departments'][number]['people'][number]

const person = fc
  .record({
    id: fc.uuid(),
    level: fc.constantFrom(...personLevels),
    state: fc.constantFrom(...StateName.options),
  })
  .map(({ id, level, state }) => ({ id, level, personState: { state } }) as unknown as Person)
const groups = fc.uniqueArray(
  fc.record({ department: fc.constantFrom(...departments), people: fc.array(person, { minLength: 1, maxLength: 6 }) }),
  { selector: ({ department }) => department },
)

test('everybody stays where they work, leadership comes first and what is unknown last', () => {
  fc.assert(
    fc.property(groups, (some) => {
      const ordered = byFunction(some)
      const idsOf = (all: typeof some) =>
        all.flatMap(({ department, people }) => people.map(({ id }) => department + id))
      expect(idsOf(ordered).toSorted()).toEqual(idsOf(some).toSorted())
      const names = ordered.map(({ department }) => department)
      expect(names.indexOf('leadership')).toBeLessThanOrEqual(0)
      expect([-1, names.length - 1]).toContain(names.indexOf('unknown'))
      for (const { people } of ordered) {
        const levels = people.map(({ level }) => personLevels.indexOf(level))
        expect(levels).toEqual(levels.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('the counts of the legend are of everybody once', () => {
  fc.assert(
    fc.property(fc.array(person), (people) => {
      const counted = countReaches(people)
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(people.length)
      expect(counted.every(({ count }) => count > 0)).toBe(true)
    }),
  )
})

test('a bare connection is a name, a weak path no introduction, and a request is under way', () => {
  const of = (state: StateName) => reachOf({ personState: { state } as Person['personState'] })
  expect(of('known')).toBe('known')
  expect(of('known_by_name')).toBe('named')
  expect(of('reachable')).toBe('introduction')
  expect(of('hardly_reachable')).toBe('weak')
  expect(of('waiting_for_connector')).toBe('underway')
})
