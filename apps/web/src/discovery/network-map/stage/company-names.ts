import { placeArcLabels } from '../layout/arc-labels.ts'
import type { Box } from '../layout/label-boxes.ts'
import type { Layout } from '../layout/place-people.ts'
import { arcTextWidth, drawAlongArc } from './arc-text.ts'
import { type Palette, toHex } from './colours.ts'
import type { Frame } from './frame.ts'
import { tileMargin } from './tiles.ts'

/** Between the outer ring and the names of the companies, in pixels. */
const gap = 14

/** The companies' names around the outer ring; returns what they cover. */
export const drawCompanyNames = (
  context: CanvasRenderingContext2D,
  { middleX, middleY, unit }: Frame,
  { sectors, radius }: Layout,
  palette: Palette,
  family: string,
  chosen: string | null,
): Box[] => {
  context.font = `550 14px ${family}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  const at = radius * unit + tileMargin(unit) + gap
  const labels = placeArcLabels(sectors, at, (label) => arcTextWidth(context, label))
  return labels.flatMap(({ text, middle, sector }) => {
    const isQuiet = sector.company === null || (chosen !== null && sector.company !== chosen)
    context.fillStyle = toHex(isQuiet ? palette.quiet : palette.ink)
    return drawAlongArc(context, text, { middleX, middleY, radius: at, middle })
  })
}
