import { expect, test } from 'vitest'
import { connectorMemoryDays } from '@wellmet/contacts/relationships/formula.rules.ts'
import { activityOf, silenceOf } from './recommendation-facts.rules.ts'

const today = 20_000

test('the latest contact that is seen ends the silence; where none is seen it is unknown', () => {
  expect(silenceOf([], today)).toBeNull()
  expect(silenceOf([{ lastDay: null, returned: 0 }], today)).toBeNull()
  expect(
    silenceOf(
      [
        { lastDay: today - 40, returned: 1 },
        { lastDay: today - 3, returned: 0 },
        { lastDay: null, returned: 0 },
      ],
      today,
    ),
  ).toBe(3)
})

test('of who wrote evenly the short memory is told from the long one, also after a silence', () => {
  const evenly = (halfLife: number, silent: number): number => {
    let sum = 0
    for (let age = silent; age < 20_000; age++) sum += 0.2 * 2 ** (-age / halfLife)
    return sum
  }
  for (const silent of [0, 10, 90]) {
    const seen = { lastDay: today - silent, returned: evenly(connectorMemoryDays, silent) }
    expect(activityOf([seen], today) / evenly(30, silent)).toBeCloseTo(1, 1)
    expect(activityOf([seen, seen], today)).toBeCloseTo(2 * activityOf([seen], today), 12)
  }
  expect(activityOf([{ lastDay: null, returned: 0 }], today)).toBe(0)
})

test('a single letter counts as what is left of one', () => {
  const once = { lastDay: today - 30, returned: 2 ** (-30 / connectorMemoryDays) }
  expect(activityOf([once], today)).toBeCloseTo(0.5, 12)
})
