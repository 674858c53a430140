import { expect, test } from 'vitest'
import { cameOfIt } from './came-of-it.ts'

test('who was introduced is not said to have ended without an introduction', () => {
  expect(cameOfIt({ stage: 'cancelled', introduced: true })).toBe('Ended after the introduction')
  expect(cameOfIt({ stage: 'cancelled', introduced: false })).toBe('Ended without an introduction')
  expect(cameOfIt({ stage: 'meeting_booked', introduced: true })).toBe('Meeting booked')
})
