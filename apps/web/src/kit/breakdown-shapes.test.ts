import { expect, test } from 'vitest'
import { addsUp, isSame, type Breakdown } from './breakdown-shapes.ts'

const breakdown: Breakdown = {
  title: 'Strength',
  value: 82,
  sentence: 'You and Ana wrote to each other 14 times.',
  parts: [
    { label: 'Mail', weight: 61.4 },
    { label: 'Meetings', weight: 24.6 },
    { label: 'Silence', weight: -4 },
  ],
  evidence: [],
  formula: 'strength-3',
  recomputed: { at: '2026-11-15T10:00:00Z', value: 82 },
}

test('the weights add up to the number, with what was taken away', () => {
  expect(addsUp(breakdown)).toBe(true)
  expect(addsUp({ ...breakdown, value: 90 })).toBe(false)
})

test('a different recomputed number is not the same', () => {
  expect(isSame(breakdown)).toBe(true)
  expect(isSame({ ...breakdown, recomputed: { ...breakdown.recomputed, value: 80 } })).toBe(false)
})
