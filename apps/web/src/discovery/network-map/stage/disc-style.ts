import { tintOf } from '../../../kit/initials.ts'
import type { NetworkMapPerson } from '../../../contacts/network-people/network-map-shapes.ts'
import { type Colour, mixColours, type Palette, toHex } from './colours.ts'

export type DiscStyle = { color: string; fill: string }

/** Rim by warmth, inside by the person's own tint; an unknown strength is hollow, as it has nothing to show. */
export const discStyles = (
  people: readonly NetworkMapPerson[],
  palette: Palette,
): { plain: DiscStyle[]; faded: DiscStyle[] } => {
  const hex = (colour: Colour, share: number): string => toHex(mixColours(colour, palette.paper, share))
  const styles = (share: number): DiscStyle[] => [
    { color: hex(palette.ink, share / 3), fill: hex(palette.ink, share / 3) },
    ...people.map(({ id, freshness, strength }) => ({
      color: hex(palette.warmth[freshness], share),
      fill: strength === null ? toHex(palette.paper) : hex(palette.tints[tintOf(id)] ?? palette.tile, share),
    })),
  ]
  return { plain: styles(0), faded: styles(0.78) }
}
