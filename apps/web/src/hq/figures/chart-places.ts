import type { FigureChart } from '@wellmet/hq/figures/figures.contract.ts'

type Point = FigureChart['points'][number]

export const box = { width: 480, height: 260 }
const edge = { left: 52, right: 16, top: 12, bottom: 52 }

export interface Places {
  left: number
  right: number
  xOf: (x: number) => number
  /** The middle of the bar at this place. */
  middleOf: (at: number) => number
  yOf: (y: number) => number
  xTicks: number[]
  yTicks: number[]
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10)
}

/** Where the points of a chart are drawn. Shares reach to 100%, counts to the next round number. */
export function placesOf({ unit, points }: Pick<FigureChart, 'unit' | 'points'>): Places {
  const highest = Math.max(1, ...points.map(({ y }) => y))
  const most = unit === 'share' ? 1 : highest <= 4 ? 4 : roundUp(highest)
  const farthest = roundUp(Math.max(1, ...points.map(({ x }) => x)))
  const [left, right] = [edge.left, box.width - edge.right]
  const [top, bottom] = [edge.top, box.height - edge.bottom]
  const quarters = [0, 0.25, 0.5, 0.75, 1]
  return {
    left,
    right,
    xOf: (x) => left + (x / farthest) * (right - left),
    middleOf: (at) => left + ((at + 0.5) / points.length) * (right - left),
    yOf: (y) => bottom - (y / most) * (bottom - top),
    xTicks: [0, 0.5, 1].map((share) => share * farthest),
    yTicks: quarters.map((share) => share * most).filter((tick) => unit === 'share' || Number.isInteger(tick)),
  }
}

/** A curve that stays until its next point, from 0 to the end of the field. */
export function stepPath(points: readonly Point[], { xOf, yOf, left, right }: Places): string {
  const lines = points.map(({ x, y }) => `H${xOf(x)}V${yOf(y)}`)
  return `M${left},${yOf(0)}${lines.join('')}H${right}`
}

/** Between the bounds of each point. */
export function area(points: readonly Point[], { xOf, yOf, left, right }: Places): string {
  const above = points.map(({ x, y, high }) => `H${xOf(x)}V${yOf(high ?? y)}`).join('')
  const below = points
    .map(({ x, y, low }) => `V${yOf(low ?? y)}H${xOf(x)}`)
    .toReversed()
    .join('')
  return `M${left},${yOf(0)}${above}H${right}${below}V${yOf(0)}H${left}Z`
}
