import { initialsOf } from '../../../kit/initials.ts'
import { nameOf } from '../../../contacts/network-people/network-lookup.ts'
import type { Layout } from '../layout/place-people.ts'
import { toHex } from './colours.ts'
import { discRadius, type Frame, screenX, screenY } from './frame.ts'
import type { Given } from './label-shapes.ts'
import { namesToDraw } from './names-to-draw.ts'

/** In pixels: a smaller disc has no room for two letters. */
const smallestInitials = 12
/** Pixels of a unit below which even the strongest person's disc is smaller than that. */
const smallestUnit = 15
/** So many initials can be drawn with every frame of a movement. */
const mostMoving = 90

const onScreen = (frame: Frame, layout: Layout, number: number, margin: number): boolean => {
  const [x, y] = [screenX(frame, layout, number), screenY(frame, layout, number)]
  return x > -margin && x < frame.width + margin && y > -margin && y < frame.height + margin
}

const drawInitials = ({ context, network, layout, frame, palette, family }: Given, number: number): void => {
  const radius = discRadius(frame, layout, number)
  context.font = `600 ${(radius * 0.74).toFixed(1)}px ${family}`
  context.fillStyle = toHex(number === 0 ? palette.onInk : palette.ink)
  const text = initialsOf(nameOf(network, number))
  context.fillText(text, screenX(frame, layout, number), screenY(frame, layout, number) + radius * 0.04)
}

const drawHalo = ({ context, layout, frame, palette }: Given, number: number): void => {
  const radius = discRadius(frame, layout, number)
  context.lineWidth = 2
  context.strokeStyle = toHex(palette.link)
  context.beginPath()
  context.arc(screenX(frame, layout, number), screenY(frame, layout, number), radius + 4, 0, Math.PI * 2)
  context.stroke()
}

/** Names, initials and the marks of what is selected. In a moving picture only what is lit keeps its name. */
export const drawLabels = (given: Given): void => {
  const { context, network, layout, frame, palette, family, marks, order, isMoving } = given
  const { shown, lit, selected, pointed } = marks
  const isLit = new Set(lit)
  // In a moving picture of small discs there is nothing to write, so nobody need be looked for.
  const isTooSmall = isMoving && frame.unit < smallestUnit
  const near = isTooSmall
    ? new Int32Array()
    : order.filter((number) => shown[number] && onScreen(frame, layout, number, 40))

  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const opened = near.filter(
    (number) => discRadius(frame, layout, number) >= smallestInitials && (lit.length === 0 || isLit.has(number)),
  )
  for (const number of isMoving && opened.length > mostMoving ? [0] : [0, ...opened]) drawInitials(given, number)
  for (const number of new Set([selected, pointed])) if (number !== null) drawHalo(given, number)

  context.font = `500 14px ${family}`
  context.textAlign = 'left'
  context.lineJoin = 'round'
  context.lineWidth = 4
  context.strokeStyle = toHex(palette.paper)
  context.fillStyle = toHex(palette.ink)
  const names = namesToDraw(given, near, (number) => context.measureText(nameOf(network, number)).width)
  for (const { number, textX, textY } of names) {
    context.strokeText(nameOf(network, number), textX, textY)
    context.fillText(nameOf(network, number), textX, textY)
  }
}
