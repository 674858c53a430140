import { type Box, type Label, type LabelWish, placeLabels } from '../layout/label-boxes.ts'
import { discRadius, screenX, screenY } from './frame.ts'
import type { Given } from './label-shapes.ts'

/** In pixels: the names of smaller discs wait until one zooms in. */
const smallestNamed = 6
const mostNames = 70
/** So many of the strongest are named even where their names cover discs of others, or a full picture has hardly a name. */
const fewestNames = 16
const mostLit = 40

/** Lit names stand in any case; the others where they cover neither a name nor a disc. */
export const namesToDraw = (
  { layout, frame, marks: { lit, selected }, written, isMoving }: Given,
  near: Int32Array,
  widthOf: (number: number) => number,
): Label[] => {
  const radiusOf = (number: number): number => discRadius(frame, layout, number)
  const wish = (number: number): LabelWish => ({
    number,
    x: screenX(frame, layout, number),
    y: screenY(frame, layout, number),
    reach: radiusOf(number) + (number === selected ? 5 : 0),
    width: widthOf(number),
  })
  const disc = (number: number): Box => {
    const radius = radiusOf(number)
    const left = screenX(frame, layout, number) - radius
    return { left, top: screenY(frame, layout, number) - radius, width: radius * 2, height: radius * 2 }
  }
  const first = [...new Set(selected === null ? lit : [selected, ...lit])].filter((number) => number !== 0)
  const forced = placeLabels(first.map(wish), [...written, disc(0), ...first.map(disc)], mostLit)
  if (isMoving || lit.length > 0) return forced
  const taken = forced.map(({ textX, textY, width }) => ({ left: textX, top: textY - 9, width, height: 18 }))
  const wishes = [...near].filter((number) => radiusOf(number) >= smallestNamed).map(wish)
  const free = placeLabels(wishes, [...written, ...taken, disc(0), ...[...near].map(disc)], mostNames)
  const named = new Set(free.map(({ number }) => number))
  const further = wishes.filter(({ number }) => !named.has(number)).slice(0, fewestNames)
  const strongest = [...named, ...further.map(({ number }) => number)].map(disc)
  const boxes = free.map(({ textX, textY, width }) => ({ left: textX, top: textY - 9, width, height: 18 }))
  const covering = placeLabels(
    further,
    [...written, ...taken, ...boxes, disc(0), ...strongest],
    Math.max(0, fewestNames - free.length),
  )
  return [...free, ...covering, ...forced]
}
