import { expect, test } from 'vitest'
import { bodyOf, valuesOf, withPick } from './mission-values.ts'

test('a mission without a day is sent without one, and people by their ids', () => {
  const values = { ...valuesOf(undefined), title: 'Meet', people: [{ id: '1', name: 'Ana' }] }
  expect(bodyOf(values)).toEqual({
    title: 'Meet',
    dueOn: null,
    roles: [],
    listIds: [],
    personIds: ['1'],
    companies: [],
  })
})

test('whoever is picked twice is a target once', () => {
  const values = { ...valuesOf(undefined), people: [{ id: '1', name: 'Ana' }], companies: ['Kade'] }
  expect(withPick(values, { personId: '1', name: 'Ana' })).toEqual({})
  expect(withPick(values, { company: 'Kade' })).toEqual({})
  expect(withPick(values, { company: 'Acme' })).toEqual({ companies: ['Kade', 'Acme'] })
})
