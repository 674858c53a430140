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

type Source = 'graph' | 'database' | 'pdl'
const from = (...sources: Source[]) => ({
  results: sources.map((source) => ({ source })),
  next: null,
  total: sources.length,
  totalIs: 'exact' as const,
})

test('what was found is counted by where it comes from', () => {
  expect(foundWords(from('graph'))).toBe('1 person: 1 in your network.')
  expect(foundWords(from('graph', 'pdl', 'pdl'))).toBe('3 people: 1 in your network and 2 from People Data Labs.')
})

test('a page is not called all there are while others follow', () => {
  const page = from(...Array.from({ length: 25 }, (_, at): Source => (at < 3 ? 'graph' : 'database')))
  const words = 'people: 3 in your network and 22 in the directory.'
  expect(foundWords(page)).toBe(`25 ${words}`)
  expect(foundWords({ ...page, totalIs: 'at_least' })).toBe(`The first 25 ${words}`)
  expect(foundWords({ ...page, next: '25', total: 26, totalIs: 'at_least' })).toBe(
    `The first 25 of at least 26 ${words}`,
  )
  expect(suggestionWords({ why: 'Without “VP”', results: 25 })).toBe('Without “VP” · at least 25 people')
  expect(suggestionWords({ why: 'Without “VP”', results: 24 })).toBe('Without “VP” · 24 people')
})

test('a search of the provider says whether it found somebody and what it cost; shown again, how old it is', () => {
  const now = { hit: false, ageSeconds: 0 }
  expect(answerWords({ ...from('graph'), cache: now, creditsSpent: 0 })).toBe(
    'People Data Labs was searched just now and found nobody else. It cost no credits.',
  )
  expect(answerWords({ ...from('pdl', 'pdl'), cache: now, creditsSpent: 2 })).toBe(
    'People Data Labs was searched just now. It cost 2 credits.',
  )
  expect(answerWords(from('graph'))).toBeNull()
  expect(answerWords({ ...from('pdl'), cache: { hit: true, ageSeconds: 3 * secondsPerDay } })).toBe(
    'Results from People Data Labs, 3 days ago. Showing them again cost no credits.',
  )
})
