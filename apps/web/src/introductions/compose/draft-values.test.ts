import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { expect, test } from 'vitest'
import { momentOf, wordsOf, writtenIn } from './draft-values.ts'

const request = {
  id: 'r',
  target: { personId: 't', name: 'Joost', company: null, title: null },
  connector: { personId: 'c', name: 'Ana', kind: 'contact', email: 'ana@example.com' },
  subject: 'Harbours',
  message: 'Hello',
  context: null,
  blind: true,
  route: null,
  scheduledFor: '2026-12-01T14:00:00.000Z',
  timeZone: 'America/New_York',
} as WholeIntroduction

test('a saved time is shown as it was meant, and comes back as the same moment', () => {
  const { values } = writtenIn(request, null)
  expect(values).toMatchObject({ date: '2026-12-01', hour: '9', timeZone: 'America/New_York' })
  expect(momentOf(values)?.toISOString()).toBe(request.scheduledFor)
})

test('without a day it is now, and an empty line is no line', () => {
  const { values } = writtenIn({ ...request, scheduledFor: null }, null)
  expect(momentOf(values)).toBeNull()
  expect(wordsOf({ ...values, context: '  ' })).not.toHaveProperty('context')
})
