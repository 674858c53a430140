import type { Layout } from '../layout/place-people.ts'
import { mixColours, type Palette, toHex } from './colours.ts'
import type { Frame } from './frame.ts'

const quarter = Math.PI / 2
/** Around the people of a tile: a third of a person's room, and not more than so many pixels. */
export const tileMargin = (unit: number): number => Math.min(unit * 0.3, 8)

/** The ground the network stands on: a soft tile for each company and ring. What is not the chosen company steps back. */
export const drawTiles = (
  context: CanvasRenderingContext2D,
  { middleX, middleY, unit, width, height }: Frame,
  { sectors, bands }: Layout,
  palette: Palette,
  chosen: string | null,
): void => {
  const margin = tileMargin(unit)
  context.clearRect(0, 0, width, height)
  for (const { from, to, company } of sectors) {
    const isQuiet = chosen !== null && company !== chosen
    context.fillStyle = toHex(isQuiet ? mixColours(palette.tile, palette.paper, 0.7) : palette.tile)
    for (const { inner, outer } of bands) {
      context.beginPath()
      context.arc(middleX, middleY, outer * unit + margin, from - quarter, to - quarter)
      context.arc(middleX, middleY, inner * unit - margin, to - quarter, from - quarter, true)
      context.fill()
    }
  }
}
