import type { Basis, Warmth } from '../../../kit/path-shapes.ts'

/** Fresh ties stand out and dormant ones lie back; never so far that they cannot be seen. */
const opacities: Record<Warmth, number> = { fresh: 0.8, warm: 0.6, cooling: 0.44, dormant: 0.34, unknown: 0.32 }

export const dashes = { whole: 0, dashed: 1, dotted: 2 } as const

/** As on the route: dashes are inferred, and what nobody measured has no width of its own. */
export const dashOf = (strength: number | null, basis: Basis): number => {
  if (strength === null || basis === 'unknown') return dashes.dotted
  return basis === 'inferred' ? dashes.dashed : dashes.whole
}

/** In pixels, before zoom: from a hair to a clear line. */
export const widthOf = (strength: number | null): number => (strength === null ? 1 : 0.7 + 2.3 * (strength / 100))

/** The more ties are drawn, the lighter each: a thousand full lines would be a blot. */
const crowding = (drawn: number): number => Math.min(1, 200 / Math.max(1, drawn)) ** 0.6

/** Freshness first; a strong tie keeps more of it than a weak one in the crowd. */
export const opacityOf = (freshness: Warmth, strength: number | null, drawn: number): number => {
  const crowd = crowding(drawn)
  const standing = crowd + crowd * (1 - crowd) * ((strength ?? 0) / 100) ** 2
  return Math.max(0.07, opacities[freshness] * standing)
}
