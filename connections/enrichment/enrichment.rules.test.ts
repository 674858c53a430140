import { expect, test } from 'vitest'
import { inOrder, moveTo, nextMonth, accountStateAfter } from './enrichment.rules.ts'

const now = new Date('2026-12-17T03:00:00Z')

test('those with a place come first, and the others as they are declared', () => {
  expect(inOrder(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c'])
  expect(inOrder(['a', 'b', 'c'], [{ provider: 'c', priority: 1 }])).toEqual(['c', 'a', 'b'])
  expect(
    inOrder(
      ['a', 'b'],
      [
        { provider: 'a', priority: null },
        { provider: 'gone', priority: 1 },
      ],
    ),
  ).toEqual(['a', 'b'])
})

test('a provider moves to its place, and beyond the last one to the end', () => {
  expect(moveTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c'])
  expect(moveTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a'])
})

test('what an answer says of the account', () => {
  const person = { role: null, company: null, location: null, linkedinUrl: null, verifiedOn: null }
  const usedUp = { problem: 'credits', pausedUntil: new Date('2027-01-01T00:00:00Z'), told: 0 }
  expect(nextMonth(now)).toEqual(usedUp.pausedUntil)
  const found = { kind: 'found', found: person, spent: 1 } as const
  expect(accountStateAfter({ ...found, remaining: 3 }, now)).toEqual({ problem: null, pausedUntil: null, told: 3 })
  expect(accountStateAfter({ ...found, remaining: 0 }, now)).toEqual(usedUp)
  expect(accountStateAfter({ kind: 'out_of_credits' }, now)).toEqual(usedUp)
  expect(accountStateAfter({ kind: 'no_match' }, now)).toEqual({ problem: null, pausedUntil: null, told: null })
  expect(accountStateAfter({ kind: 'key_refused' }, now)).toMatchObject({ problem: 'refused' })
  expect(accountStateAfter({ kind: 'failed', mayBeBilled: true }, now)).toMatchObject({ problem: 'failed' })
  expect(accountStateAfter({ kind: 'too_fast', until: now }, now)).toMatchObject({ problem: 'rate', pausedUntil: now })
})
