import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { bendOf } from '../layout/curve-relationship.ts'
import type { Layout } from '../layout/place-people.ts'
import { type Palette, toHex } from '../stage/colours.ts'
import { discStyles } from '../stage/disc-style.ts'
import { dashes, dashOf, opacityOf, widthOf } from '../stage/relationship-style.ts'
import { tileMargin } from '../stage/tiles.ts'

export const imageSize = { width: 1200, height: 1280 }
const middle = imageSize.width / 2
const room = 560
const captionY = 1236
const dashArrays: Partial<Record<number, string>> = { [dashes.dashed]: '5 4', [dashes.dotted]: '1.5 4' }

const round = (value: number): string => value.toFixed(1)
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The map as an SVG for others: the same people and relationships, and no text but the caption and the product's name. */
export const drawImage = (
  network: Network,
  layout: Layout,
  shown: Uint8Array,
  relationships: Int32Array,
  palette: Palette,
  caption: string,
): string => {
  const unit = room / layout.radius
  const x = (value: number): string => round(middle + value * unit)
  const y = (value: number): string => round(middle - value * unit)
  const at = (number: number): string => `${x(layout.x[number] ?? 0)} ${y(layout.y[number] ?? 0)}`
  const onCircle = (radius: number, angle: number): string =>
    `${round(middle + Math.sin(angle) * radius)} ${round(middle - Math.cos(angle) * radius)}`

  const margin = tileMargin(unit)
  const tiles = layout.sectors.flatMap(({ from, to }) =>
    layout.bands.map(({ inner, outer }) => {
      const [near, far] = [inner * unit - margin, outer * unit + margin]
      const large = to - from > Math.PI ? 1 : 0
      const arc = (radius: number, sweep: 0 | 1) => `A${round(radius)} ${round(radius)} 0 ${large} ${sweep}`
      return `M${onCircle(far, from)}${arc(far, 1)} ${onCircle(far, to)}L${onCircle(near, to)}${arc(near, 0)} ${onCircle(near, from)}Z`
    }),
  )
  const lines = [...relationships].map((number) => {
    const [from, to] = [network.from[number] ?? 0, network.to[number] ?? 0]
    const { strength = null, freshness = 'unknown', basis = 'unknown' } = network.relationships[number] ?? {}
    const bend = bendOf(layout, from, to)
    const dash = dashArrays[dashOf(strength, basis)]
    const look = `stroke="${toHex(palette.warmth[freshness])}" stroke-width="${round(widthOf(strength))}" stroke-opacity="${opacityOf(freshness, strength, relationships.length).toFixed(2)}"`
    return `<path d="M${at(from)}Q${x(bend.x)} ${y(bend.y)} ${at(to)}" ${look}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  })
  const discs = discStyles(network.people, palette).plain.map(({ color, fill }, number) => {
    if (!shown[number]) return ''
    const radius = (layout.size[number] ?? 0) * unit
    const rim = Math.min(2, radius * 0.3)
    return `<circle cx="${x(layout.x[number] ?? 0)}" cy="${y(layout.y[number] ?? 0)}" r="${round(radius - rim / 2)}" fill="${fill}" stroke="${color}" stroke-width="${round(rim)}"/>`
  })
  const { width, height } = imageSize
  const text = `y="${captionY}" font-family="Inter Variable, Inter, system-ui, sans-serif" font-size="28"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${toHex(palette.paper)}"/>
<path d="${tiles.join('')}" fill="${toHex(palette.tile)}"/>
<g fill="none">${lines.join('')}</g>
${discs.join('')}
<text ${text} x="48" fill="${toHex(palette.ink)}">${escape(caption)}</text>
<text ${text} x="${width - 48}" text-anchor="end" font-weight="600" fill="${toHex(palette.quiet)}">Wellmet</text>
</svg>`
}
