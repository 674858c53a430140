import { expect, test } from 'vitest'
import { targetsNamed } from '../../contacts/targets/find-target.ts'
import { choicesFrom, groupsOf } from './target-choices.ts'

const ana = { id: '1', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' }
const kade = { id: '2', name: 'Kade GmbH', industry: null, location: 'Berlin' }

test('a company that was not found can be named as it was typed', () => {
  const choices = choicesFrom({ targets: [], people: [ana], companies: [], typed: 'Acme', offer: null })
  expect(choices.map(({ pick }) => pick)).toEqual([{ personId: '1', name: 'Ana Ribeiro' }, { company: 'Acme' }])
})

test('a company that was found is not offered twice, whatever its legal form', () => {
  expect(choicesFrom({ targets: [], people: [], companies: [kade], typed: 'KADE', offer: null })).toMatchObject([
    { label: 'Kade GmbH', about: 'Berlin', pick: { company: 'Kade GmbH' } },
  ])
})

test('what is no name of a company is not offered as one', () => {
  expect(choicesFrom({ targets: [], people: [], companies: [], typed: '…', offer: null })).toEqual([])
})

test('people and companies stand apart', () => {
  expect(
    groupsOf(choicesFrom({ targets: [], people: [ana], companies: [kade], typed: '', offer: null })).map(
      ({ group }) => group,
    ),
  ).toEqual(['People', 'Companies'])
})

test('somebody who was not found is offered as a target, and not as a company', () => {
  const named = { name: 'Patrick Collison', title: null, company: 'Stripe', linkedinUrl: null, email: null }
  const offer = { named, text: 'Patrick Collison, Stripe', known: null }
  expect(
    choicesFrom({ targets: [], people: [], companies: [], typed: 'Patrick Collison, Stripe', offer }),
  ).toMatchObject([
    { label: 'Add Patrick Collison as a target', about: 'Stripe', group: 'People', pick: { target: offer } },
  ])
})

test('two words may be a person or a company: both are offered', () => {
  const named = { name: 'Nowhere Labs', title: null, company: null, linkedinUrl: null, email: null }
  const offer = { named, text: 'Nowhere Labs', known: null }
  expect(
    choicesFrom({ targets: [], people: [], companies: [], typed: 'Nowhere Labs', offer }).map(({ pick }) => pick),
  ).toEqual([{ target: offer }, { company: 'Nowhere Labs' }])
})

test('the own targets come first, and nobody twice', () => {
  const patrick = {
    id: '3',
    name: 'Patrick Collison',
    title: 'CEO',
    company: 'Stripe',
    formerCompanies: [],
    linkedinUrl: null,
    email: null,
    isContact: false,
    addedAt: '2026-01-01T00:00:00Z',
  }
  const named = { name: 'Patrick Collison', title: null, company: null, linkedinUrl: null, email: null }
  const found = { id: '3', name: 'Patrick Collison', role: null, company: null }
  expect(targetsNamed('patrick coll', [patrick])).toEqual([patrick])
  expect(targetsNamed('patricia', [patrick])).toEqual([])
  expect(
    choicesFrom({
      targets: [patrick],
      people: [ana, found],
      companies: [],
      typed: 'Patrick Collison',
      offer: { named, text: 'Patrick Collison', known: patrick },
    }).map(({ label, about }) => [label, about]),
  ).toEqual([
    ['Patrick Collison', 'CEO · Stripe'],
    ['Ana Ribeiro', 'Partner · Northgate'],
  ])
})
