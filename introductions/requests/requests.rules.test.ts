import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { expect, test } from 'vitest'
import type { Route } from '../moves/saved-path.contract.ts'
import { fallbackPathsOf, maxFallbackPaths, snoozeUntil } from './requests.rules.ts'
import { hintsFor } from '../drafts/hints.rules.ts'

const forwardable =
  'I run a small lab that measures how teams meet. You wrote about onboarding at Northgate, and our figures contradict ' +
  'the usual advice. Would twenty minutes next week be of use?'
const connector = { name: 'Bob Reyes', email: 'bob@example.com' }
const codes = (message: string, nextStep: string | null = null, to = connector) =>
  hintsFor({ subject: '', message, nextStep, connector: to, unnamed: null }).map(({ code }) => code)

test('a message that can be forwarded as it is needs no hint', () => {
  expect(codes(forwardable)).toEqual([])
})

test.each([
  ['Please introduce me.', ['too_short', 'no_next_step']],
  [`Hi Bob, ${forwardable}`, ['speaks_to_connector']],
  [`Hi Bobby, ${forwardable}`, []],
  [`${forwardable} ${'word '.repeat(150)}`, ['too_long']],
])('%#: what to look at before asking', (message, expected) => {
  expect(codes(message)).toEqual(expected)
})

test('only a missing address stands in the way', () => {
  const hints = hintsFor({
    subject: '',
    message: '(.*',
    nextStep: null,
    connector: { name: '(.*', email: null },
    unnamed: null,
  })
  expect(hints.filter(({ blocks }) => blocks).map(({ code }) => code)).toEqual(['no_address'])
})

const route = (id: string, score = 10): Route => ({
  via: { personId: id, name: id, kind: 'contact' },
  path: { ...noPath(), status: 'inferred', hops: 2, viaId: id, viaName: id, score },
  explanations: [],
  breakdown: [],
  takenAt: '2026-11-15T00:00:00Z',
})

test('there is one fallback path for each other connector, in the order of the paths, and not too many', () => {
  const routes = [route('a'), route('c', 50), route('b'), route('c', 9), route('d')]
  expect(fallbackPathsOf(routes, 'a').map(({ via }) => via.personId)).toEqual(['c', 'b', 'd'])
  expect(fallbackPathsOf(routes, 'a')[0]!.path.score).toBe(50)
  const many = Array.from({ length: 20 }, (_, i) => route(`r${i}`))
  expect(fallbackPathsOf(many, 'r19')).toHaveLength(maxFallbackPaths)
})

test('later is tomorrow at the soonest and half a year at most', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(snoozeUntil(undefined, now)).toEqual(new Date('2026-11-29T12:00:00Z'))
  expect(snoozeUntil('2020-01-01T00:00:00Z', now)).toEqual(new Date('2026-11-16T12:00:00Z'))
  expect(snoozeUntil('2099-01-01T00:00:00Z', now).getUTCFullYear()).toBe(2027)
})
