import { expect, test } from 'vitest'
import { edgeStyle } from './edge-style.ts'
import type { Edge } from './path-shapes.ts'

const edge = (change: Partial<Edge>): Edge => ({
  strength: 50,
  warmth: 'warm',
  basis: 'verified',
  evidence: [],
  ...change,
})

test('a stronger tie is a wider line', () => {
  expect(edgeStyle(edge({ strength: 90 }), 'full').width).toBeGreaterThan(
    edgeStyle(edge({ strength: 20 }), 'full').width,
  )
})

test('a strength of 0 is a thin line and an unknown one is a gap', () => {
  expect(edgeStyle(edge({ strength: 0 }), 'full').gap).toBe(false)
  expect(edgeStyle(edge({ strength: null }), 'full').gap).toBe(true)
})

test('only inferred ties are dashed', () => {
  expect(edgeStyle(edge({ basis: 'inferred' }), 'compact').dash).toBe('6 4')
  expect(edgeStyle(edge({ basis: 'probable' }), 'compact').dash).toBeUndefined()
})
