import { tintOf } from '../../../kit/initials.ts'
import type { NetworkMapPerson } from '../network-map-shapes.ts'
import { type Colour, mixColours, type Palette, toHex } from './colours.ts'

export type DiscLook = { color: string; fill: string }

/** Rim by warmth, inside by the person's own tint; an unknown strength is hollow, as it has nothing to show. */
export const discLooks = (
  people: readonly NetworkMapPerson[],
  palette: Palette,
): { plain: DiscLook[]; faded: DiscLook[] } => {
  const hex = (colour: Colour, share: number): string => toHex(mixColours(colour, palette.paper, share))
  const looks = (share: number): DiscLook[] => [
    { color: hex(palette.ink, share / 3), fill: hex(palette.ink, share / 3) },
    ...people.map(({ id, freshness, strength }) => ({
      color: hex(palette.warmth[freshness], share),
      fill: strength === null ? toHex(palette.paper) : hex(palette.tints[tintOf(id)] ?? palette.tile, share),
    })),
  ]
  return { plain: looks(0), faded: looks(0.78) }
}
