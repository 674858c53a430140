import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'
import { countByCompany, everybody, isFiltering, shownMarks, toggled } from './shown-people.ts'
import { smallNetwork } from './small-network-for-tests.ts'
import { sortPeople } from './sort-people.ts'

const { people } = smallNetwork

test('without a filter everybody is shown, and you always are', () => {
  expect([...shownMarks(people, everybody)]).toEqual([1, 1, 1, 1, 1, 1])
  expect([...shownMarks(people, { hidden: new Set(['fresh']), company: 'Acme' })]).toEqual([1, 0, 0, 1, 1, 0])
})

test('choosing a freshness hides it, and choosing it again shows it', () => {
  const hidden = toggled(new Set(), 'warm')
  expect([...hidden]).toEqual(['warm'])
  expect(isFiltering({ hidden: toggled(hidden, 'warm'), company: null })).toBe(false)
})

test('companies are counted largest first, then by name', () => {
  expect(countByCompany(people).map(({ company }) => company)).toEqual(['Acme', 'Brightwater', 'Cobalt'])
})

test('the strongest come first and unknown strength last', () => {
  expect(sortPeople(people, 'strength').map(({ id }) => id)).toEqual(['Ana', 'Cy', 'Ed', 'Bo', 'Di'])
})

test('people are found by the beginnings of their names and company, accents or not', () => {
  const named = people.map((person) => (person.id === 'Cy' ? { ...person, name: 'Ayşe Novák' } : person))
  expect(findPeople(named, 'nov ayse').map(({ id }) => id)).toEqual(['Cy'])
  expect(findPeople(named, 'cob').map(({ id }) => id)).toEqual(['Ed'])
  expect(findPeople(named, '  ')).toEqual([])
})
