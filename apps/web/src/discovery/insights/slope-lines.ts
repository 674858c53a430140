import type { Movement } from '@wellmet/discovery/insights/insights.contract.ts'

type Known = Pick<Movement, 'strength' | 'before'>
export type SlopePoint = { x: number; y: number }

/** The columns of the chart, in days before today. */
export const slopeDays = [90, 30, 0] as const

const xOf = (daysAgo: number): number => ((90 - daysAgo) / 90) * 100

/** Strengths of somebody on a field of 100 by 100; what was unknown has no point, which is not a point at zero. */
export const slopePoints = ({ strength, before: { days90, days30 } }: Known): SlopePoint[] =>
  [days90, days30, strength].flatMap((at, column) => (at === null ? [] : [{ x: xOf(slopeDays[column]!), y: 100 - at }]))

/** A single point is a line of no length, which a round end makes a dot. */
export const slopePath = (points: readonly SlopePoint[]): string =>
  [
    ...points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`),
    ...(points.length === 1 ? ['h0'] : []),
  ].join('')

/** The bounds of the axis, in tens, around everything that is shown. */
export function slopeBounds(shown: readonly Known[]): { low: number; high: number } {
  const all = shown.flatMap(({ strength, before: { days90, days30 } }) =>
    [strength, days90, days30].filter((at) => at !== null),
  )
  if (all.length === 0) return { low: 0, high: 100 }
  return { low: Math.floor(Math.min(...all) / 10) * 10, high: Math.max(10, Math.ceil(Math.max(...all) / 10) * 10) }
}

/**
 * Where labels stand, from the top: as near as possible to where they would like to, in their order, `gap` apart, between 0
 * and `height`. Labels that push each other move as a group to the mean of their wishes.
 */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at || a.index - b.index)
  const groups: { from: number; indexes: number[]; wish: number }[] = []
  for (const { at, index } of order) {
    groups.push({ from: at, indexes: [index], wish: at })
    for (;;) {
      const last = groups.at(-1)!
      const before = groups.at(-2)
      if (!before || before.from + before.indexes.length * gap <= last.from) break
      groups.splice(-2, 2, merged(before, last, gap))
    }
  }
  const placed: number[] = []
  for (const { from, indexes } of groups)
    for (const [place, index] of indexes.entries()) placed[index] = from + place * gap
  return withinHeight(
    placed,
    order.map(({ index }) => index),
    gap,
    height,
  )
}

/** `wish` is the mean of where the first label would stand if each label stood where it wants to. */
function merged(one: { indexes: number[]; wish: number }, other: { indexes: number[]; wish: number }, gap: number) {
  const count = one.indexes.length + other.indexes.length
  const wish = (one.wish * one.indexes.length + (other.wish - one.indexes.length * gap) * other.indexes.length) / count
  return { from: wish, indexes: [...one.indexes, ...other.indexes], wish }
}

function withinHeight(placed: readonly number[], order: readonly number[], gap: number, height: number): number[] {
  const inside = [...placed]
  for (const [place, index] of order.entries()) {
    const above = place === 0 ? 0 : inside[order[place - 1]!]! + gap
    inside[index] = Math.max(inside[index]!, above)
  }
  for (const [fromEnd, index] of order.toReversed().entries()) {
    const below = fromEnd === 0 ? height : inside[order[order.length - fromEnd]!]! - gap
    inside[index] = Math.min(inside[index]!, below)
  }
  return inside
}
