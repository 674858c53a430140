import { expect, test } from 'vitest'
import { edgeLook } from './edge-look.ts'
import type { Edge } from './path-shapes.ts'

const edge = (change: Partial<Edge>): Edge => ({
  strength: 50,
  warmth: 'warm',
  basis: 'verified',
  evidence: [],
  ...change,
})

test('a stronger tie is a wider line', () => {
  expect(edgeLook(edge({ strength: 90 }), 'full').width).toBeGreaterThan(edgeLook(edge({ strength: 20 }), 'full').width)
})

test('a strength of 0 is a thin line and an unknown one is a gap', () => {
  expect(edgeLook(edge({ strength: 0 }), 'full').gap).toBe(false)
  expect(edgeLook(edge({ strength: null }), 'full').gap).toBe(true)
})

test('only inferred ties are dashed', () => {
  expect(edgeLook(edge({ basis: 'inferred' }), 'compact').dash).toBe('6 4')
  expect(edgeLook(edge({ basis: 'probable' }), 'compact').dash).toBeUndefined()
})
