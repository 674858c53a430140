import type { Edge } from './path-shapes.ts'

export type PathSize = 'full' | 'compact' | 'mini'
export type EdgeStyle = { width: number; casing: number; dash: string | undefined; gap: boolean }

const scales = {
  full: { least: 2, most: 10, casing: 14, dash: [11, 7] },
  compact: { least: 1.5, most: 6, casing: 8, dash: [6, 4] },
  mini: { least: 1.5, most: 4, casing: 5, dash: [4, 3] },
} as const

/**
 * How a tie is drawn. Width is strength, so a tie of unknown strength has no width to draw:
 * it is a gap, which cannot be mistaken for a weak tie.
 */
export const edgeStyle = ({ strength, basis }: Edge, size: PathSize): EdgeStyle => {
  const { least, most, casing, dash } = scales[size]
  if (strength === null || basis === 'unknown') return { width: 2, casing, dash: '2 4', gap: true }
  const share = Math.min(Math.max(strength, 0), 100) / 100
  return {
    width: least + share * (most - least),
    casing,
    dash: basis === 'inferred' ? dash.join(' ') : undefined,
    gap: false,
  }
}
