import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { grantsOf, quantityFor, standing, type Subscription } from './billing.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const one = (changes: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  price: 'business_monthly',
  quantity: 3,
  startedAt: addDays(now, -40),
  trialEndsAt: null,
  periodEndsAt: addDays(now, 10),
  cancelsAt: null,
  pastDueSince: null,
  ...changes,
})

test.each([
  ['trialing', {}, 'trial'],
  ['active', {}, 'active'],
  ['past_due', { pastDueSince: addDays(now, -13) }, 'past-due'],
  ['past_due', { pastDueSince: addDays(now, -14) }, 'unpaid'],
  ['unpaid', {}, 'unpaid'],
  ['canceled', {}, 'ended'],
  ['paused', {}, 'ended'],
  ['incomplete', {}, 'none'],
  ['incomplete_expired', {}, 'none'],
  ['a status of next year', {}, 'none'],
] as const)('%s %o is %s', (status, changes, state) => {
  expect(standing([one({ status, ...changes })], now).state).toBe(state)
})

test('of several the best one counts, and of two alike the newer one', () => {
  const ended = one({ id: 'ended', status: 'canceled', startedAt: now })
  const old = one({ id: 'old' })
  const newer = one({ id: 'newer', startedAt: addDays(now, -1) })
  expect(standing([ended, old, newer], now).subscription?.id).toBe('newer')
  expect(standing([], now)).toEqual({ state: 'none', subscription: null })
})

test('what is given ends some days after what is paid for, and two weeks after a payment is missing', () => {
  const grants = grantsOf([one({ periodEndsAt: addDays(now, 1) }), one({ id: 'sub_2', periodEndsAt: addDays(now, 5) })])
  expect(grants).toEqual([
    { entitlement: 'sso', source: 'subscription', endsAt: addDays(now, 8) },
    { entitlement: 'scim', source: 'subscription', endsAt: addDays(now, 8) },
  ])
  expect(grantsOf([one({ status: 'past_due', price: 'team_yearly', pastDueSince: now })])).toEqual([
    { entitlement: 'sso', source: 'subscription', endsAt: addDays(now, 14) },
  ])
  expect(grantsOf([one({ status: 'trialing', price: 'team_yearly', trialEndsAt: now })])).toEqual([
    { entitlement: 'sso', source: 'trial', endsAt: addDays(now, 3) },
  ])
  for (const status of ['unpaid', 'canceled', 'incomplete']) expect(grantsOf([one({ status })])).toEqual([])
  expect(grantsOf([one({ price: 'made by hand' })])).toEqual([])
})

test('one seat is paid for at least', () => {
  expect([0, 1, 7].map(quantityFor)).toEqual([1, 1, 7])
})
