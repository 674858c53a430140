import { expect, test } from 'vitest'
import { askedToday } from './asked-today.ts'

test('only whom I asked myself, and today, was asked today', () => {
  const now = new Date(2026, 10, 16, 15)
  const request = (personId: string, askedAt: Date | null, isMine = true) => ({
    isMine,
    askedAt: askedAt && askedAt.toISOString(),
    connector: { personId },
  })
  const requests = [
    request('ingrid', new Date(2026, 10, 16, 9)),
    request('kofi', new Date(2026, 10, 15, 23)),
    request('ana', null),
    request('bob', new Date(2026, 10, 16, 9), false),
  ]
  expect([...askedToday(requests, now)]).toEqual(['ingrid'])
})
