import { wordsOfName } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { expect, test } from 'vitest'
import { isBetterSpeaker, previewMerge } from './preview-merge.ts'

const contact = {
  id: '1',
  ...wordsOfName('Liz Okafor'),
  company: 'Kade Systems, Inc.',
  strength: 40,
  strengthLabel: 'fair' as const,
  freshness: 'warm' as const,
  lastContactOn: null,
  isTwoWay: true,
  messages: 1,
  meetings: 0,
  tags: [],
  personState: {
    state: 'unknown' as const,
    since: null,
    waitsOn: 'nobody' as const,
    says: null,
    requestId: null,
    first: null,
    also: [],
    never: [],
  },
}
const liz: ContactPage = {
  contact,
  emails: ['liz@kade.example'],
  writeTo: 'liz@kade.example',
  typedEmail: null,
  phones: [],
  linkedinUrl: null,
  connectedOn: null,
  sources: ['cards.vcf'],
  familiarity: null,
  familiarityAt: null,
  edits: [],
  firstSeenAt: '2026-01-01T00:00:00Z',
  breakdown: null,
  evidence: [],
  warmth: [],
  strengthChanges: [],
}
const elizabeth: ContactPage = {
  ...liz,
  contact: { ...contact, id: '2', name: 'Elizabeth Okafor', company: 'Kade Systems', title: 'CTO', location: 'Lagos' },
  emails: ['e.okafor@kade.example'],
  linkedinUrl: 'https://www.linkedin.com/in/e-okafor',
  connectedOn: '2023-03-03',
  sources: ['Connections.csv'],
}

test('one speaks, the other fills the gaps, and addresses are put together', () => {
  expect(previewMerge(liz, elizabeth)).toEqual({
    ...wordsOfName('Liz Okafor'),
    title: 'CTO',
    company: 'Kade Systems, Inc.',
    location: 'Lagos',
    emails: ['e.okafor@kade.example', 'liz@kade.example'],
    phones: [],
    linkedinUrl: 'https://www.linkedin.com/in/e-okafor',
    connectedOn: '2023-03-03',
    sources: ['Connections.csv', 'cards.vcf'],
  })
})

test('a title at another company is not taken over', () => {
  const elsewhere = { ...elizabeth, contact: { ...elizabeth.contact, company: 'Heliograph' } }
  expect(previewMerge(liz, elsewhere).title).toBeNull()
  expect(previewMerge(elsewhere, liz).title).toBe('CTO')
  const nowhere = { ...liz, contact: { ...contact, company: null, title: 'Friend' } }
  expect(previewMerge(nowhere, elizabeth)).toMatchObject({ title: 'CTO', company: 'Kade Systems' })
})

test('an address that stands for a name does not speak, and of two names the better known does', () => {
  const address = { ...elizabeth, contact: { ...elizabeth.contact, name: 'e.okafor@kade.example' } }
  expect(isBetterSpeaker(liz, address)).toBe(true)
  expect(isBetterSpeaker(liz, elizabeth)).toBe(false)
  expect(isBetterSpeaker(elizabeth, liz)).toBe(true)
})
