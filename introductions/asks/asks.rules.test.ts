import { expect, test } from 'vitest'
import type { Explanation } from '@wellmet/graph/paths/paths.contract.ts'
import { isUnsurePath, mayPostponeTo, outcomeWords, whyConnector } from './asks.rules.ts'

test('a no of the target and silence read alike, and before an introduction there is no news', () => {
  expect(outcomeWords('declined', 'Joost', true)).toBe(outcomeWords('cancelled', 'Joost', true))
  expect(outcomeWords('declined', 'Joost', false)).toBeNull()
  expect(outcomeWords('intro_sent', 'Joost', true)).toBeNull()
})

test('the connector is told what is for them to read, whatever its words', () => {
  const said = (text: string, audience: Explanation['audience']): Explanation => ({
    code: 'paths.unknown',
    params: {},
    text,
    audience,
  })
  const explanations = [
    said('You and Ana wrote to each other 14 times.', 'viewer'),
    said('Ana and Joost met in five small meetings.', 'viewer'),
    said('You and Ana are in this workspace together.', 'workspace'),
    said('Ana and Joost both work at Your Media.', 'connector'),
  ]
  expect(whyConnector({ via: { name: 'Ana' }, explanations })).toEqual(['Ana and Joost both work at Your Media.'])
  expect(whyConnector({ via: { name: 'Ana' }, explanations: [] })).toEqual([])
})

test('a connector of whom nobody is sure is asked first if they know the target', () => {
  expect(isUnsurePath({ status: 'inferred', confidence: 4, chance: 0.004 })).toBe(true)
  expect(isUnsurePath({ status: 'verified', confidence: 90, chance: 0.3 })).toBe(false)
  expect(isUnsurePath({ status: 'none', confidence: 0, chance: 0 }), 'the asker says that they know each other').toBe(
    false,
  )
})

test('an answer is put off by a day at least and by half a year at most', () => {
  const today = new Date('2026-11-15T12:00:00Z')
  expect(['2026-11-15', '2026-11-16', '2027-05-01', '2027-06-01'].map((day) => mayPostponeTo(day, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
