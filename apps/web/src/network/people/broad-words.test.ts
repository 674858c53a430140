import { expect, test } from 'vitest'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { answerWords, foundWords, providerWords, suggestionWords } from './broad-words.ts'

test('the provider is never called ready before it said so', () => {
  expect(providerWords(undefined)).not.toMatch(/left/)
  expect(providerWords({ state: 'ok' })).not.toMatch(/left/)
  expect(providerWords({ state: 'ok', remaining: 1 })).toMatch(/1 credit left this month/)
  expect(providerWords({ state: 'ok', remaining: 0 })).toMatch(/0 credits left/)
  expect(providerWords({ state: 'off' })).toMatch(/^Off/)
  expect(providerWords({ state: 'limited', resetsAt: '2026-12-01T00:00:00Z' })).toMatch(/^No credits left until \w+ \d/)
  expect(providerWords({ state: 'down' })).toMatch(/Try again/)
})

test('what was found is counted by where it comes from', () => {
  const from = (source: 'graph' | 'database' | 'pdl') => ({ source }) as Parameters<typeof foundWords>[0]['results'][0]
  expect(foundWords({ results: [from('graph')] })).toBe('1 person: 1 in your network.')
  expect(foundWords({ results: [from('graph'), from('pdl'), from('pdl')] })).toBe(
    '3 people: 1 in your network and 2 from People Data Labs.',
  )
})

test('a full page is not called all there are', () => {
  const results = Array.from({ length: 25 }, (_, at) => ({ source: at < 3 ? 'graph' : 'database' }))
  expect(foundWords({ results } as Parameters<typeof foundWords>[0])).toBe(
    'The first 25 people: 3 in your network and 22 in the directory.',
  )
  expect(suggestionWords({ why: 'Without “VP”', results: 25 })).toBe('Without “VP” · at least 25 people')
  expect(suggestionWords({ why: 'Without “VP”', results: 24 })).toBe('Without “VP” · 24 people')
})

test('what is shown again says how old it is and that it cost nothing', () => {
  expect(answerWords({ hit: false, ageSeconds: 0 })).toBe('People Data Labs was searched just now.')
  expect(answerWords({ hit: true, ageSeconds: 3 * secondsPerDay })).toBe(
    'Results from People Data Labs, 3 days ago. Showing them again cost no credits.',
  )
})
