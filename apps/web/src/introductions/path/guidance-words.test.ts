import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { expect, test } from 'vitest'
import { adviceFor, availabilityWords, chanceWords } from './guidance-words.ts'

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
  expect(availabilityWords(free)).toBe('You can ask now')
  expect(availabilityWords(quiet)).toBe('Not taking requests at the moment. You can ask from Jan 7, 2020')
  expect(adviceFor(route({ availability: quiet }))).toBe('Write it now and schedule it for Jan 7, 2020.')
})

test('who has gone cold is to be warmed up first, and who is asked much to be left alone', () => {
  expect(adviceFor(route({}))).toBeNull()
  expect(adviceFor(route({ freshnessLabel: 'dormant' }))).toContain('Write to Ana about something else first')
  expect(adviceFor(route({ openAsks: 2 }))).toContain('many requests to answer')
})

test('a chance stands with what it rests on', () => {
  expect(chanceWords(null)).toBe('unknown')
  const estimate = { p: 0.154, low: 0.05, high: 0.3, n: 0 } as NonNullable<MarketRoute['introduction']>
  expect(chanceWords(estimate)).toBe('about 15% (estimate)')
  expect(chanceWords({ ...estimate, n: 7 })).toBe('15%, based on 7 cases, 5% to 30%')
})
