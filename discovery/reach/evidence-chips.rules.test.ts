import { expect, test } from 'vitest'
import { evidenceChips } from './evidence-chips.rules.ts'

const labels = (...asked: Parameters<typeof evidenceChips>) => evidenceChips(...asked).map(({ label }) => label)

test('what one has oneself comes first, in numbers', () => {
  const own = { messages: 12, meetings: 1, strength: 700 }
  expect(labels(own, [{ name: 'Bob', freshness: 'warm' }], [])).toEqual([
    '12 messages',
    '1 meeting',
    'Known to Bob (warm)',
  ])
})

test('a connection without contact says so', () => {
  expect(labels({ messages: 0, meetings: 0, strength: 50 }, [], [])).toEqual([
    'Connected on LinkedIn, nothing else known',
  ])
  expect(labels({ messages: 0, meetings: 0, strength: null }, [], [])).toEqual(['In your contacts'])
})

test('of many the first six are shown', () => {
  const relationships = Array.from({ length: 5 }, (_, i) => ({ name: `N${i}`, wereSeen: true, wereColleagues: true }))
  const chips = labels(null, [], relationships)
  expect(chips).toHaveLength(6)
  expect(chips.slice(0, 2)).toEqual(['Seen with N0', 'Colleague of N0'])
})
