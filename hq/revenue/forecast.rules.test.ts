import { expect, test } from 'vitest'
import { forecast, seeded } from './forecast.rules.ts'
import { coverageOf } from './made-up-pipelines-for-tests.ts'

test('four of five of 600 pipelines end within the forecast, with little history as with much', () => {
  const runs = [10, 30, 100].map((closedDeals) => coverageOf({ pipelines: 200, closedDeals, seed: closedDeals }))
  const share = runs.reduce((sum, { inside }) => sum + inside, 0) / 600
  expect(share).toBeGreaterThanOrEqual(0.77)
  expect(share).toBeLessThanOrEqual(0.83)
}, 120_000)

test('a forecast can be made again, and without open deals there is nothing to toss for', () => {
  const open = [{ kind: 'trial', worth: 12, n: 7 }]
  const closed = new Map([['trial', { won: 3, lost: 4 }]])
  expect(forecast(open, closed)).toEqual(forecast(open, closed))
  expect(forecast([], closed, { sure: 30 })).toEqual({ low: 30, middle: 30, high: 30 })
})

test('without any history everything is possible', () => {
  const { low, high } = forecast([{ kind: 'trial', worth: 1, n: 10 }], new Map())
  expect(low).toBe(0)
  expect(high).toBe(10)
})

test('many deals of one worth are drawn at once, and no worse', () => {
  const closed = new Map([['monthly', { won: 900, lost: 100 }]])
  const many = forecast([{ kind: 'monthly', worth: 1, n: 1_000 }], closed, { random: seeded(3) })
  const each = forecast(
    Array.from({ length: 1_000 }, () => ({ kind: 'monthly', worth: 1, n: 1 })),
    closed,
    { random: seeded(4) },
  )
  for (const part of ['low', 'middle', 'high'] as const) expect(Math.abs(many[part] - each[part])).toBeLessThan(4)
})
