import type { Box } from '../layout/label-boxes.ts'

export type Arc = { middleX: number; middleY: number; radius: number; middle: number }

/** In pixels: the square a letter covers, whichever way it is turned. */
const letterSize = 14

const known = new Map<string, number[]>()

/** Where each letter begins, and where the last ends, so that kerning is kept; reckoned once for each text and font. */
const startsOf = (context: CanvasRenderingContext2D, text: string): number[] => {
  const key = `${context.font}|${text}`
  const letters = Array.from(text)
  const starts =
    known.get(key) ??
    [...letters, ''].map((_, at) => (at === 0 ? 0 : context.measureText(letters.slice(0, at).join('')).width))
  known.set(key, starts)
  return starts
}

export const arcTextWidth = (context: CanvasRenderingContext2D, text: string): number =>
  startsOf(context, text).at(-1) ?? 0

/** Letters along the outside of a circle, upright in the upper half and turned round in the lower; returns what they cover. */
export const drawAlongArc = (context: CanvasRenderingContext2D, text: string, arc: Arc): Box[] => {
  const { middleX, middleY, radius, middle } = arc
  const starts = startsOf(context, text)
  const whole = starts.at(-1) ?? 0
  const isBelow = Math.cos(middle) < 0
  return Array.from(text, (letter, at) => {
    const start = starts[at] ?? 0
    const half = ((starts[at + 1] ?? start) - start) / 2
    const along = (start + half - whole / 2) / radius
    const angle = isBelow ? middle - along : middle + along
    const x = middleX + Math.sin(angle) * radius
    const y = middleY - Math.cos(angle) * radius
    context.save()
    context.translate(x, y)
    context.rotate(isBelow ? angle + Math.PI : angle)
    context.fillText(letter, -half, 0)
    context.restore()
    return { left: x - letterSize / 2, top: y - letterSize / 2, width: letterSize, height: letterSize }
  })
}
