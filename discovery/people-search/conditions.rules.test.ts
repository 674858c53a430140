import { expect, test } from 'vitest'
import { daysMeant, takeConditions } from './conditions.rules.ts'

test.each([
  ['surgeons i havent talked to in a year', 'surgeons', { kind: 'silent', days: 365 }],
  ['who have I not spoken to for more than six months at Adyen', 'at Adyen', { kind: 'silent', days: 180 }],
  ['mit wem habe ich seit zwei Jahren nicht gesprochen', '', { kind: 'silent', days: 730 }],
  ['founders I met this year', 'founders', { kind: 'met', when: { kind: 'year', offset: 0 } }],
  [
    'new LinkedIn connections in the last 3 months in gaming',
    'in gaming',
    { kind: 'connected', when: { kind: 'last', days: 90 } },
  ],
  ['whom does Kofi know at Stripe', 'at Stripe', { kind: 'knownBy', name: 'Kofi' }],
  ['wen kennt Kofi bei Stripe', 'bei Stripe', { kind: 'knownBy', name: 'Kofi' }],
  ['my strongest contacts at Stripe', 'at Stripe', { kind: 'close' }],
  ['engineers I wrote to and got no answer', 'engineers', { kind: 'unanswered' }],
  ['who left Stripe recently', 'formerly at Stripe', { kind: 'left' }],
])('%s', (asked, rest, condition) => {
  const read = takeConditions(asked)
  expect(read.conditions).toEqual([expect.objectContaining(condition)])
  expect(read.rest.replace(/\s+/g, ' ').trim()).toBe(rest)
})

test.each([
  'who knows the founder of Acme',
  'Wer kennt jemanden im Einkauf bei Henkel?',
  'Jane Doe',
  'people who left Acme',
])('%s says nothing of time or of whose contact somebody is', (asked) => {
  expect(takeConditions(asked).conditions).toEqual([])
})

test('a span is told in days of the calendar', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  const dates = (when: Parameters<typeof daysMeant>[0]) => {
    const { from, until } = daysMeant(when, now)
    return [from, until].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  }
  expect(dates({ kind: 'year', offset: -1 })).toEqual(['2025-01-01', '2026-01-01'])
  expect(dates({ kind: 'quarter', offset: 0 })).toEqual(['2026-10-01', '2027-01-01'])
  expect(dates({ kind: 'last', days: 30 })).toEqual(['2026-10-19', '2026-11-19'])
  expect(dates({ kind: 'since', year: 2021 })).toEqual(['2021-01-01', '2026-11-19'])
})
