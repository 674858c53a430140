import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { expect, test } from 'vitest'
import { adviceFor, availabilityWords, chanceWords, openAsksWords } from './guidance-words.ts'

const free = { canAsk: true, reason: null, nextAllowedAt: null }
const route = (more: Partial<MarketRoute>): MarketRoute =>
  ({
    connector: { personId: 'a', name: 'Ana Ribeiro', kind: 'contact' },
    availability: free,
    freshnessLabel: 'fresh',
    openAsks: 0,
    ...more,
  }) as MarketRoute
const quiet = { canAsk: false, reason: 'quiet' as const, nextAllowedAt: '2020-01-07T00:00:00Z' }

test('who may not be asked now is said with the day from which they may', () => {
  expect(availabilityWords(free)).toBe('can be asked now')
  expect(availabilityWords(quiet)).toBe('takes no requests at the moment; from Jan 7, 2020')
  expect(adviceFor(route({ availability: quiet }))).toBe('Write it now and plan it for Jan 7, 2020.')
})

test('who has gone cold is to be warmed up first, and who is asked much to be left alone', () => {
  expect(adviceFor(route({}))).toBeNull()
  expect(adviceFor(route({ freshnessLabel: 'dormant' }))).toContain('Warm up Ana first')
  expect(adviceFor(route({ openAsks: 2 }))).toContain('much to answer')
  expect(openAsksWords(1)).toBe('1 ask waits with them already')
})

test('a chance stands with what it rests on', () => {
  expect(chanceWords(null)).toBe('unknown')
  const estimate = { p: 0.154, low: 0.05, high: 0.3, n: 0 } as NonNullable<MarketRoute['introduction']>
  expect(chanceWords(estimate)).toBe('about 15 %, no history yet')
  expect(chanceWords({ ...estimate, n: 7 })).toBe('15%, based on 7 cases, 5% to 30%')
})
