import { wordsOfName } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import { expect, test } from 'vitest'
import { contactSentence, dayAgoWords, monthWords } from './contact-words.ts'

const now = new Date('2026-11-15T23:30:00Z')

test('a day is never some hours ago', () => {
  expect(['2026-11-15', '2026-11-14', '2026-11-09', '2025-11-01'].map((day) => dayAgoWords(day, now))).toEqual([
    'today',
    'yesterday',
    '6 days ago',
    'last year',
  ])
})

test('a month has its name', () => expect(monthWords('2026-02')).toBe('February 2026'))

const contact = {
  id: '1',
  ...wordsOfName('Ana'),
  strength: null,
  strengthLabel: 'unknown' as const,
  freshness: 'unknown' as const,
  lastContactOn: null,
  isTwoWay: false,
  messages: 0,
  meetings: 0,
  tags: [],
}

test('the sentence says what is known, and that nothing is when nothing is', () => {
  expect(contactSentence(contact)).toContain('don’t know yet')
  expect(contactSentence({ ...contact, strength: 5 })).toBe('You are connected on LinkedIn. Nothing else is known.')
  expect(contactSentence({ ...contact, strength: 60, messages: 1, meetings: 2, isTwoWay: true })).toBe(
    '1 message and 2 meetings between you.',
  )
  expect(contactSentence({ ...contact, strength: 20, messages: 3 })).toContain('one direction only')
})
