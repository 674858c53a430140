import { expect, test } from 'vitest'
import { adviceFor, availabilityWords, mayAskNow } from './guidance-words.ts'

const free = { canAsk: true, from: null }
const quiet = { canAsk: false, from: '2020-01-07T00:00:00Z' }
const route = (more: Partial<Parameters<typeof adviceFor>[0]>) => ({
  connector: { personId: 'a', name: 'Ana Ribeiro', kind: 'contact' as const },
  path: { availability: free },
  freshnessLabel: 'fresh' as const,
  openAsks: 0,
  ...more,
})

test('only a later day may be chosen for a connector whose rules allow no request now', () => {
  expect(mayAskNow(quiet)).toBe(false)
  expect(mayAskNow({ canAsk: false, from: null })).toBe(false)
  for (const availability of [undefined, free, { canAsk: false, from: null, reason: 'no_email' } as const])
    expect(mayAskNow(availability)).toBe(true)
})

test('who may not be asked now is said with the day from which they may', () => {
  expect(availabilityWords(free)).toBe('You can ask now')
  expect(availabilityWords(quiet)).toBe('You can ask from Jan 7, 2020')
  expect(availabilityWords({ canAsk: false, from: null })).toBe('Can’t be asked at the moment')
  const noEmail = { canAsk: false, from: null, reason: 'no_email' } as const
  expect(availabilityWords(noEmail)).toBe('Can’t be emailed through Wellmet')
  expect(adviceFor(route({ path: { availability: noEmail } }))).toBe('Ask the next connector instead.')
  expect(adviceFor(route({ path: { availability: noEmail } }), false)).toMatch(/^You can still write a message/)
  expect(adviceFor(route({ path: { availability: quiet } }))).toBe('Write it now and schedule it for Jan 7, 2020.')
})

test('who has gone cold is to be warmed up first, and who is asked much to be left alone', () => {
  expect(adviceFor(route({}))).toBeNull()
  expect(adviceFor(route({ freshnessLabel: 'dormant' }))).toContain('Write to Ana about something else first')
  expect(adviceFor(route({ openAsks: 2 }))).toBeNull()
  expect(adviceFor(route({ openAsks: 5 }))).toContain('ask the next connector')
  expect(adviceFor(route({ openAsks: 5 }), false)).toBe('Ana already has many requests to answer. Wait a few days.')
})
