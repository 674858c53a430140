import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { bendOf } from '../layout/curve-relationship.ts'
import type { Layout } from '../layout/place-people.ts'
import type { Palette } from './colours.ts'
import { dashOf, opacityOf, widthOf } from './relationship-style.ts'

/** Start, bend, end; width, dash; red, green, blue, opacity. */
export const floatsPerRelationship = 12

/** When some ties are lit the others fade; the lit ones come last and so lie on top. */
export const packRelationships = (
  network: Network,
  layout: Layout,
  chosen: Int32Array,
  lit: readonly number[],
  palette: Palette,
): Float32Array => {
  const isLit = new Set(lit)
  const faded = lit.length > 0 ? 0.18 : 1
  const rest = chosen.filter((relationship) => !isLit.has(relationship))
  const packed = new Float32Array((rest.length + lit.length) * floatsPerRelationship)
  const scale = 1 / (2 * layout.radius)
  let at = 0
  const pack = (number: number, strong: boolean): void => {
    const relationship = network.relationships[number]
    const from = network.from[number] ?? 0
    const to = network.to[number] ?? 0
    if (!relationship) return
    const bend = bendOf(layout, from, to)
    const [red, green, blue] = palette.warmth[relationship.freshness]
    const opacity = strong
      ? Math.max(0.8, opacityOf(relationship.freshness, relationship.strength, 1))
      : opacityOf(relationship.freshness, relationship.strength, chosen.length) * faded
    const ends = [layout.x[from] ?? 0, layout.y[from] ?? 0, bend.x, bend.y, layout.x[to] ?? 0, layout.y[to] ?? 0]
    // The renderer's own space: the picture's middle is at 0.5, its width is 1.
    for (const value of ends) packed[at++] = 0.5 + value * scale
    packed[at++] = widthOf(relationship.strength) + (strong ? 1.4 : 0)
    packed[at++] = dashOf(relationship.strength, relationship.basis)
    packed[at++] = red
    packed[at++] = green
    packed[at++] = blue
    packed[at++] = opacity
  }
  for (const relationship of rest) pack(relationship, false)
  for (const relationship of lit) pack(relationship, true)
  return packed
}
