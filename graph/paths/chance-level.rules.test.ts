import { expect, test } from 'vitest'
import { chanceLevel } from './chance-level.rules.ts'

test('a chance has one word, and less is never a better word', () => {
  expect([0.9, 0.5].map(chanceLevel)).toEqual(['likely', 'likely'])
  expect([0.4, 0.25].map(chanceLevel)).toEqual(['good', 'good'])
  expect([0.18, 0.1].map(chanceLevel)).toEqual(['fair', 'fair'])
  expect([0.08, 0.03].map(chanceLevel)).toEqual(['small', 'small'])
  expect([0.02, 0].map(chanceLevel)).toEqual(['tiny', 'tiny'])
})
