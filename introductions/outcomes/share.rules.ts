/** A share of what was counted, with bounds by Wilson; without anything counted it is unknown, not 0. */
export interface Share {
  readonly n: number
  readonly happened: number
  readonly p: number | null
  readonly low: number | null
  readonly high: number | null
}

/** How many standard deviations the bounds reach. */
const ninety = 1.645
export const ninetyFive = 1.96

export function shareOf(happened: number, n: number, reaching = ninety): Share {
  if (n === 0) return { n, happened, p: null, low: null, high: null }
  const p = happened / n
  const weight = reaching ** 2 / n
  const middle = (p + weight / 2) / (1 + weight)
  const reach = (reaching / (1 + weight)) * Math.sqrt((p * (1 - p)) / n + weight / (4 * n))
  return { n, happened, p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
