export type TrendPoint = { x: number; y: number }

const daysShown = 90

/** Strength 90 days ago, 30 days ago and now, on a field of 100 by 100; what was unknown has no point. */
export const trendPoints = (days90: number | null, days30: number | null, now: number): TrendPoint[] =>
  [
    { ago: daysShown, strength: days90 },
    { ago: 30, strength: days30 },
    { ago: 0, strength: now },
  ].flatMap(({ ago, strength }) =>
    strength === null ? [] : [{ x: ((daysShown - ago) / daysShown) * 100, y: 100 - strength }],
  )

/** A single point is a line of no length, which a round end makes a dot. */
export const trendPath = (points: readonly TrendPoint[]): string =>
  [
    ...points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`),
    ...(points.length === 1 ? ['h0'] : []),
  ].join('')
