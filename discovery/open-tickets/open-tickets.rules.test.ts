import { expect, test } from 'vitest'
import { addTicket } from './open-tickets.rules.ts'

test('several tickets are one signal, since the longest open', () => {
  const first = addTicket(undefined, 'Acme', { at: '2026-05-03T10:00:00Z' })
  const both = addTicket(addTicket(first, 'ACME', { at: '2026-04-01T10:00:00Z' }), 'Acme', {
    at: '2026-06-01T10:00:00Z',
  })
  expect(first).toEqual({ name: 'Acme', since: new Date('2026-05-03T10:00:00Z'), count: 1 })
  expect(both).toEqual({ name: 'Acme', since: new Date('2026-04-01T10:00:00Z'), count: 3 })
})
