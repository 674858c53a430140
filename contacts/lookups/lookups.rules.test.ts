import { expect, test } from 'vitest'
import { offersOf, questionOf } from './lookups.rules.ts'

const contact = {
  title: 'Clerk',
  company: 'Acme',
  location: null,
  edits: null,
  changedAt: new Date('2026-03-01T00:00:00Z'),
}
const lookup = {
  title: 'Director',
  company: 'ACME ',
  location: 'Berlin',
  verifiedOn: '2026-06-01',
  lookedUpAt: new Date('2026-11-01T00:00:00Z'),
}

test('what differs and is newer is offered', () => {
  expect(offersOf(contact, lookup)).toEqual(['title', 'location'])
  expect(offersOf(contact, { ...lookup, title: null, location: null })).toEqual([])
})

test('what the provider saw before the contact changed fills gaps only', () => {
  expect(offersOf(contact, { ...lookup, verifiedOn: '2026-02-01' })).toEqual(['location'])
})

test('without a day of the provider the day of the question counts', () => {
  expect(offersOf(contact, { ...lookup, verifiedOn: null })).toEqual(['title', 'location'])
  const later = { ...contact, changedAt: new Date('2026-12-01T00:00:00Z') }
  expect(offersOf(later, { ...lookup, verifiedOn: null })).toEqual(['location'])
})

test('what the owner edited is theirs, also when they emptied it', () => {
  expect(offersOf({ ...contact, edits: { title: 'Boss', location: 'Rome' } }, lookup)).toEqual([])
})

test('an address is part of the question only without a company, and a name alone is no question', () => {
  const emails = ['jane@acme.example', 'jane@home.example']
  expect(questionOf({ name: 'Jane', company: 'Acme', emails })).toEqual({ name: 'Jane', company: 'Acme', email: null })
  expect(questionOf({ name: 'Jane', company: null, emails })).toEqual({ name: 'Jane', company: null, email: emails[0] })
  expect(questionOf({ name: 'Jane', company: null, emails: [] })).toBeNull()
})
