import { expect, test } from 'vitest'
import { daysUntilFull, growthPerDay } from './growth.rules.ts'

test('growth is counted from the oldest size that is known', () => {
  const earlier = [
    { daysAgo: 1, bytes: 1_900 },
    { daysAgo: 10, bytes: 1_000 },
  ]
  expect(growthPerDay(2_000, earlier)).toBe(100)
  expect(growthPerDay(500, earlier)).toBe(-50)
  expect(growthPerDay(2_000, [])).toBeNull()
})

test('a disk is full when what is free is used up at that pace', () => {
  expect(daysUntilFull(1_050, 100)).toBe(10)
  expect(daysUntilFull(1_050, 0)).toBeNull()
  expect(daysUntilFull(1_050, -5)).toBeNull()
  expect(daysUntilFull(1_050, null)).toBeNull()
})
