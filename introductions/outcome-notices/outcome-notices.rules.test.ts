import { expect, test } from 'vitest'
import { outcomeEmailOf, type OutcomeNoticeFacts } from './outcome-notices.rules.ts'

const asked: OutcomeNoticeFacts = {
  hasAsk: true,
  hasAddress: true,
  wantsNews: true,
  isReachable: true,
  toldAt: null,
  settledAt: null,
}
const day = (date: number) => new Date(Date.UTC(2026, 10, date))

test('the connector is emailed once about the outcome, and whether they will be is known before it is recorded', () => {
  expect(outcomeEmailOf(asked)).toBe('will')
  expect(outcomeEmailOf({ ...asked, settledAt: day(3) })).toBe('will')
  expect(outcomeEmailOf({ ...asked, toldAt: day(2) })).toBe('did')
})

test('an end after an earlier email is no news to the connector, and an end with its own email is', () => {
  expect(outcomeEmailOf({ ...asked, toldAt: day(2), settledAt: day(3) })).toBe('did')
  expect(outcomeEmailOf({ ...asked, toldAt: day(3), settledAt: day(3) })).toBe('will')
})

test('nobody is emailed who wants no news, cannot be reached or was never asked here', () => {
  for (const change of [{ wantsNews: false }, { isReachable: false }, { hasAddress: false }, { hasAsk: false }])
    expect(outcomeEmailOf({ ...asked, ...change })).toBe('wont')
})
