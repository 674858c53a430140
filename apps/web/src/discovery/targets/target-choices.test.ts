import { expect, test } from 'vitest'
import { choicesFrom, groupsOf } from './target-choices.ts'

const ana = { id: '1', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' }
const kade = { id: '2', name: 'Kade GmbH', industry: null, location: 'Berlin' }

test('a company that was not found can be named as it was typed', () => {
  const choices = choicesFrom({ people: [ana], companies: [], typed: 'Acme' })
  expect(choices.map(({ pick }) => pick)).toEqual([{ personId: '1', name: 'Ana Ribeiro' }, { company: 'Acme' }])
})

test('a company that was found is not offered twice, whatever its legal form', () => {
  expect(choicesFrom({ people: [], companies: [kade], typed: 'KADE' })).toMatchObject([
    { label: 'Kade GmbH', about: 'Berlin', pick: { company: 'Kade GmbH' } },
  ])
})

test('what is no name of a company is not offered as one', () => {
  expect(choicesFrom({ people: [], companies: [], typed: '…' })).toEqual([])
})

test('people and companies stand apart', () => {
  expect(groupsOf(choicesFrom({ people: [ana], companies: [kade], typed: '' })).map(({ group }) => group)).toEqual([
    'People',
    'Companies',
  ])
})
