import { expect, test } from 'vitest'
import { stepsOf, windowFor } from './conversion.rules.ts'

const none = { sent: 0, opened: 0, accepted: 0, joined: 0, imported: 0, asked: 0 }

test('without anything sent, every share is unknown and not 0', () => {
  expect(stepsOf(none).map(({ p, low, high }) => [p, low, high])).toEqual(
    Array.from({ length: 5 }, () => [null, null, null]),
  )
})

test('the bounds are those of Wilson at 95 %', () => {
  const accepted = stepsOf({ ...none, sent: 10, opened: 6, accepted: 4 })[2]!
  expect(accepted).toMatchObject({ step: 'accepted', of: 'sent', n: 10, happened: 4, p: 0.4 })
  // Brown, Cai and DasGupta (2001), for 4 of 10.
  expect(accepted.low).toBeCloseTo(0.168, 3)
  expect(accepted.high).toBeCloseTo(0.687, 3)
})

test('what one of few members did is not told', () => {
  const few = stepsOf({ ...none, sent: 9, accepted: 4, joined: 4, imported: 3, asked: 1 })
  expect(few.slice(3)).toMatchObject([
    { n: null, happened: null },
    { n: null, happened: null },
  ])
  const enough = stepsOf({ ...none, sent: 9, accepted: 5, joined: 5, imported: 3, asked: 1 })
  expect(enough.slice(3)).toMatchObject([
    { n: 5, happened: 3 },
    { n: 5, happened: 1 },
  ])
})

test.each([
  [1, 30],
  [30, 30],
  [31, 90],
  [91, 365],
  [366, 730],
  [730, 730],
])('%d days are answered for %d', (days, window) => {
  expect(windowFor(days)).toBe(window)
})
