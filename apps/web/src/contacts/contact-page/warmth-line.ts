import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import type { WarmthMonth } from './contact-shapes.ts'
import { monthDate } from '../contact-list/contact-words.ts'

export type Point = { x: number; y: number; month: string; strength: number }

/**
 * Places on a field of 100 by 100; y grows downwards, as SVG counts. Before the first sign of a tie nothing is known, and
 * unknown is not zero: those months have no point.
 */
export const pointsOf = (months: readonly WarmthMonth[]): Point[] =>
  months.flatMap(({ month, strength }, at) =>
    strength === null ? [] : [{ x: (at / Math.max(1, months.length - 1)) * 100, y: 100 - strength, month, strength }],
  )

const place = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(2)},${y.toFixed(2)}`
const pathOf = (points: readonly Point[]): string =>
  points.map((point, at) => `${at ? 'L' : 'M'}${place(point)}`).join('')

export const linePath = pathOf

export const areaPath = (points: readonly Point[]): string => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${pathOf(points)}L${place({ x: last.x, y: 100 })}L${place({ x: first.x, y: 100 })}Z` : ''
}

/** The chart in one sentence. */
export const warmthSentence = (points: readonly Point[]): string => {
  const last = points.at(-1)
  if (!last) return relationshipsMessages.nothingKnown()
  const best = points.reduce((top, point) => (point.strength > top.strength ? point : top))
  if (points.every(({ strength }) => strength === last.strength))
    return relationshipsMessages.sameThroughout({ now: last.strength })
  if (best === last) return relationshipsMessages.strongestNow({ now: last.strength })
  return best.strength === last.strength
    ? relationshipsMessages.asStrongAs({ now: last.strength, month: monthDate(best.month) })
    : relationshipsMessages.strongestBefore({ now: last.strength, month: monthDate(best.month), best: best.strength })
}
