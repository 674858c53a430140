import { expect, test } from 'vitest'
import { dueWords, knownWords, missingWords, progressWords } from './mission-words.ts'

const nothingAsked = { asked: 0, accepted: 0, introduced: 0, met: 0, booked: 0 }
const progress = { total: 8, counted: 8, verified: 1, probable: 1, inferred: 1, none: 5, ...nothingAsked }

test('progress says of how many, and when not all were looked up', () => {
  expect(progressWords(progress)).toBe('3 of 8 targets within reach')
  expect(progressWords({ ...progress, total: 1204, counted: 500 })).toBe(
    '3 of the first 500 of 1,204 targets within reach',
  )
  expect(progressWords({ ...progress, total: 1, counted: 1, verified: 0, probable: 0, inferred: 0, none: 1 })).toBe(
    '0 of 1 target within reach',
  )
  expect(progressWords({ ...progress, total: 0 })).toBe('No targets yet')
})

test('only an open mission is late', () => {
  const now = new Date('2026-11-15T10:00:00Z')
  expect(dueWords({ dueOn: '2026-11-13', state: 'open' }, now)).toBe('Was due 2 days ago')
  expect(dueWords({ dueOn: '2026-11-13', state: 'done' }, now)).toBe('Due Nov 13')
  expect(dueWords({ dueOn: '2026-11-15', state: 'open' }, now)).toBe('Due Nov 15')
  expect(dueWords({ dueOn: null, state: 'open' }, now)).toBeNull()
})

test('a company says what it lacks: somebody within reach, or the wanted title', () => {
  const people = [{ name: 'Ada Moe' }] as Parameters<typeof missingWords>[0]['people']
  const company = { name: 'Acme', people, hasWantedTitle: false, directoryCount: 3, asks: [] }
  expect(missingWords(company, ['CTO', 'VP Engineering'])).toBe(
    'You can reach people at Acme, but no CTO or VP Engineering yet.',
  )
  expect(missingWords({ ...company, hasWantedTitle: true }, ['CTO'])).toBeNull()
  expect(missingWords({ ...company, hasWantedTitle: null }, ['CTO'])).toBeNull()
  const nobody = { ...company, people: [] }
  expect(missingWords(nobody, ['CTO'])).toBe(
    'Nobody at Acme is within reach yet. The public directory lists 3 people there.',
  )
  expect(missingWords({ ...nobody, asks: [{ introduced: true }] }, ['CTO'])).toBeNull()
  expect(missingWords({ ...nobody, directoryCount: 300 }, [])).toContain('at least 300 people')
  expect(missingWords({ ...nobody, directoryCount: 0 }, [])).toContain('Invite someone who knows people there')
})

test('a company where the viewer knows somebody says how many', () => {
  const known = (count: number) => knownWords({ name: 'Stripe', known: { count, people: [] } })
  expect(known(4)).toBe('You know 4 people at Stripe. Ask one of them.')
  expect(known(1)).toBe('You know 1 person at Stripe. Ask them.')
  expect(known(0)).toBeNull()
})
