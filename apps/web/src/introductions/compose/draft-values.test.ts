import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { expect, test } from 'vitest'
import { momentOf, switchBlind, wordsOf, writtenIn } from './draft-values.ts'
import { typedKey } from './typed-draft.ts'

const ana = { name: 'Ana Lima', workspace: 'Halyard', address: 'ana@halyard.example' }

const request = {
  id: 'r',
  target: { personId: 't', name: 'Joost', company: null, title: null },
  connector: { personId: 'c', name: 'Ana', kind: 'contact', email: 'ana@example.com' },
  subject: 'Harbours',
  message: 'Hello',
  context: null,
  blind: true,
  route: null,
  fallbackPaths: [],
  scheduledFor: '2026-12-01T14:00:00.000Z',
  timeZone: 'America/New_York',
} as Partial<WholeIntroduction> as WholeIntroduction

test('a saved time is shown as it was meant, and comes back as the same moment', () => {
  const { values } = writtenIn(request, null, ana, 'en')
  expect(values).toMatchObject({ date: '2026-12-01', hour: '9', timeZone: 'America/New_York' })
  expect(momentOf(values)?.toISOString()).toBe(request.scheduledFor)
})

test('without a day it is now, and an empty line is no line', () => {
  const { values } = writtenIn({ ...request, scheduledFor: null }, null, ana, 'en')
  expect(momentOf(values)).toBeNull()
  expect(wordsOf({ ...values, context: '  ' })).not.toHaveProperty('context')
})

test('who wants to stay unnamed gets a subject and a message without a name, and keeps what they typed', () => {
  const suggestions = (blind: boolean) => [
    { style: 'brief' as const, message: blind ? 'Hi' : 'Hi, I’m Ana', sentences: [] },
  ]
  const draft = { ...writtenIn(request, null, ana, 'en'), suggestions }
  const named = { ...draft.values, subject: 'Introduction: Ana Lima (Halyard)', message: 'Hi, I’m Ana', blind: false }
  const unnamed = switchBlind(draft, named, true)
  expect(unnamed).toEqual({ blind: true, subject: 'Request for an introduction', message: 'Hi' })
  expect(switchBlind(draft, { ...named, ...unnamed }, false)).toMatchObject({ message: named.message })
  expect(switchBlind(draft, { ...named, message: 'My own' }, true)).toMatchObject({ message: 'My own' })
})

test('a message that was written to another connector says who is asked now', () => {
  const message = 'Hi Joost,\n\nI asked Kofi to introduce us because you both work at Kade. My own words.'
  expect(writtenIn({ ...request, message }, null, ana, 'en').values.message).toBe(
    'Hi Joost,\n\nAna was kind enough to pass this on to you. My own words.',
  )
})

test('what was typed to one connector is not found for another', () => {
  const { target, connector } = request
  const keyFor = (personId: string) =>
    typedKey('me', 'w', { saved: null, target, connector: { ...connector, personId } })
  expect(keyFor('sara')).not.toBe(keyFor('kofi'))
  expect(keyFor('sara')).toBe(keyFor('sara'))
})
