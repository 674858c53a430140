import type { Layout } from './place-people.ts'

/** How far beside a disc the pointer still finds it, in pixels: small discs are hard to hit. */
const slack = 4
/** The largest disc that is drawn, in pixels. */
export const largestDisc = 26

/** Who is at a point of the layout, of which one unit has so many pixels: the nearest whose disc holds it. */
export const personAt = (
  { x, y, size }: Pick<Layout, 'x' | 'y' | 'size'>,
  shown: Uint8Array,
  point: { x: number; y: number },
  unit: number,
): number | null => {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (let number = 0; number < x.length; number += 1) {
    if (!shown[number]) continue
    const distance = Math.hypot((x[number] ?? 0) - point.x, (y[number] ?? 0) - point.y) * unit
    if (distance > Math.min((size[number] ?? 0) * unit, largestDisc) + slack || distance >= least) continue
    least = distance
    best = number
  }
  return best
}
