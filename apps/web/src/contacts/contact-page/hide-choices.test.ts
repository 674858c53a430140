import { wordsOfName } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { expect, test } from 'vitest'
import { bodyOf, hideChoices, hideRulesOf } from './hide-choices.ts'

const nobody: ContactPage['contact']['personState'] = {
  state: 'unknown',
  since: null,
  waitsOn: 'nobody',
  says: null,
  requestId: null,
  first: null,
  also: [],
  never: [],
}
const page: ContactPage = {
  contact: {
    id: 'a',
    ...wordsOfName('Ana Ribeiro'),
    title: 'Partner',
    company: 'Northgate, Inc.',
    strength: null,
    strengthLabel: 'unknown',
    freshness: 'unknown',
    lastContactOn: null,
    isTwoWay: false,
    messages: 0,
    meetings: 0,
    tags: [],
    personState: nobody,
  },
  emails: ['ana@mail.northgate.example', 'Ana@Northgate.example', 'ana@gmail.com'],
  writeTo: null,
  phones: [],
  typedEmail: null,
  linkedinUrl: null,
  connectedOn: null,
  sources: [],
  familiarity: null,
  familiarityAt: null,
  edits: [],
  firstSeenAt: '2026-01-01T00:00:00Z',
  breakdown: null,
  evidence: [],
  warmth: [],
  strengthChanges: [],
}

test('a mail service for everybody is not offered to be hidden', () => {
  expect(hideChoices(page).map(bodyOf)).toEqual([
    { contactId: 'a' },
    { company: 'Northgate, Inc.' },
    { domain: 'mail.northgate.example' },
    { domain: 'northgate.example' },
  ])
  const bare = { ...page, contact: { ...page.contact, company: null }, emails: [] }
  expect(hideChoices(bare).map(bodyOf)).toEqual([{ contactId: 'a' }])
})

test('somebody is hidden by themselves, by a spelling of their company, or by a domain above theirs', () => {
  const hideRule = { kind: 'company' as const, contact: null, company: null, domain: null, contacts: 1, createdAt: '' }
  const covers = [
    { ...hideRule, id: '1', contact: { id: 'a', name: 'Ana Ribeiro' } },
    { ...hideRule, id: '2', company: 'NORTHGATE' },
    { ...hideRule, id: '3', domain: 'northgate.example' },
  ]
  const others = [
    { ...hideRule, id: '4', contact: { id: 'b', name: 'Ana Ribeiro' } },
    { ...hideRule, id: '5', company: 'Southgate' },
    { ...hideRule, id: '6', domain: 'gate.example' },
  ]
  expect(hideRulesOf(page, [...covers, ...others]).map(({ id }) => id)).toEqual(['1', '2', '3'])
})
