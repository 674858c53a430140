import { largestDisc } from '../layout/person-at.ts'
import type { Layout } from '../layout/place-people.ts'
import type { View } from '../layout/choose-relationships.ts'

/** Where the picture stands on the screen: the pixel of its middle, and how many pixels one unit of the layout has. */
export type Frame = { middleX: number; middleY: number; unit: number; width: number; height: number }

type Renderer = {
  graphToViewport: (point: { x: number; y: number }) => { x: number; y: number }
  getDimensions: () => { width: number; height: number }
}

export const frameOf = (renderer: Renderer): Frame => {
  const middle = renderer.graphToViewport({ x: 0, y: 0 })
  const aside = renderer.graphToViewport({ x: 1, y: 0 })
  return { middleX: middle.x, middleY: middle.y, unit: aside.x - middle.x, ...renderer.getDimensions() }
}

export const screenX = ({ middleX, unit }: Frame, { x }: Layout, number: number): number =>
  middleX + (x[number] ?? 0) * unit
export const screenY = ({ middleY, unit }: Frame, { y }: Layout, number: number): number =>
  middleY - (y[number] ?? 0) * unit

/** The part of the layout that can be seen. */
export const viewOf = ({ middleX, middleY, unit, width, height }: Frame): View => ({
  left: -middleX / unit,
  right: (width - middleX) / unit,
  bottom: (middleY - height) / unit,
  top: middleY / unit,
})

/** In pixels. Discs grow with zoom until they are portraits, and no further: names need the room. */
export const discRadius = ({ unit }: Frame, { size }: Layout, number: number): number =>
  Math.min((size[number] ?? 0) * unit, largestDisc)
