import { expect, test } from 'vitest'
import { addsUp, isSame, type Receipt } from './receipt-shapes.ts'

const receipt: Receipt = {
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
  expect(addsUp(receipt)).toBe(true)
  expect(addsUp({ ...receipt, value: 90 })).toBe(false)
})

test('a different recomputed number is not the same', () => {
  expect(isSame(receipt)).toBe(true)
  expect(isSame({ ...receipt, recomputed: { ...receipt.recomputed, value: 80 } })).toBe(false)
})
