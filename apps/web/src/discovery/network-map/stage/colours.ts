import type { Warmth } from '../../../kit/path-shapes.ts'

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number]

export type Palette = {
  paper: Colour
  ink: Colour
  quiet: Colour
  onInk: Colour
  line: Colour
  tile: Colour
  link: Colour
  warmth: Record<Warmth, Colour>
  tints: readonly Colour[]
}

/** "#b8450f" or "#fff", as the tokens are written. */
export const parseColour = (text: string): Colour => {
  const hex = text.trim().replace('#', '')
  const full = hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex
  const value = Number.parseInt(full, 16)
  if (full.length !== 6 || Number.isNaN(value)) throw new Error(`Not a colour of six hex digits: ${text}`)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const mixColours = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

export const toHex = (colour: Colour): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The picture's colours, from the same tokens as everything else on the page. */
export const readPalette = (token: (name: string) => string): Palette => {
  const colour = (name: string): Colour => parseColour(token(`--${name}`))
  return {
    paper: colour('surface'),
    ink: colour('ink'),
    quiet: colour('ink-2'),
    onInk: colour('on-ink'),
    line: colour('line-strong'),
    tile: colour('surface-hover'),
    link: colour('link'),
    warmth: {
      fresh: colour('warmth-fresh'),
      warm: colour('warmth-warm'),
      cooling: colour('warmth-cooling'),
      dormant: colour('warmth-dormant'),
      unknown: colour('warmth-unknown'),
    },
    tints: [0, 1, 2, 3, 4, 5].map((tint) => colour(`tint-${tint}`)),
  }
}

export const pagePalette = (): Palette => {
  const style = getComputedStyle(document.documentElement)
  return readPalette((name) => style.getPropertyValue(name))
}
