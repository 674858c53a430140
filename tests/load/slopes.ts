export interface Slope {
  /** Change in an hour. */
  perHour: number
  /** Half of the 95 % interval around it. */
  margin: number
}

/** At a moment in seconds since the start. */
export type Reading = readonly [at: number, value: number]

/**
 * How a value moves over hours, by least squares over the lowest reading of each window: memory rises until it is
 * collected, so what matters is whether the floor rises.
 */
export function slopeOf(readings: readonly Reading[], windowSeconds: number): Slope {
  const windows = Map.groupBy(readings, ([at]) => Math.floor(at / windowSeconds))
  const floors = [...windows.values()].map((window) => window.toSorted(([, a], [, b]) => a - b)[0]!)
  const hours = floors.map(([at]) => at / 3600)
  const values = floors.map(([, value]) => value)
  const [meanHour, meanValue] = [meanOf(hours), meanOf(values)]
  const spread = sumOf(hours.map((hour) => (hour - meanHour) ** 2))
  const perHour = sumOf(hours.map((hour, at) => (hour - meanHour) * (values[at]! - meanValue))) / spread
  const rest = sumOf(hours.map((hour, at) => (values[at]! - meanValue - perHour * (hour - meanHour)) ** 2))
  return { perHour, margin: 2 * Math.sqrt(rest / (floors.length - 2) / spread) }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
