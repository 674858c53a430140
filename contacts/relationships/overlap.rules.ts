import { inferredFormula } from './formula.rules.ts'

/** A time at an employer or a school, in months since year 0 (year x 12 + month). `to` is null while it lasts. */
export interface Position {
  readonly from: number | null
  readonly to: number | null
  readonly current: boolean
}

export interface Overlap {
  readonly months: number
  readonly endedMonthsAgo: number
  /** True when a start date is missing and the length is a guess. */
  readonly assumed: boolean
}

/**
 * How long two people were at one place together. Without dates only "both are there now" is an overlap: two names
 * with the same employer and no dates say nothing.
 */
export function overlapOf(a: Position, b: Position, thisMonth: number): Overlap | null {
  const endOf = (position: Position): number | null => (position.current ? thisMonth : position.to)
  const endA = endOf(a)
  const endB = endOf(b)
  if (endA === null || endB === null) return null
  const end = Math.min(endA, endB, thisMonth)
  if (a.from !== null && b.from !== null) {
    const months = end - Math.max(a.from, b.from)
    return months > 0 ? { months, endedMonthsAgo: thisMonth - end, assumed: false } : null
  }
  if (!a.current || !b.current) return null
  const known = Math.max(a.from ?? -Infinity, b.from ?? -Infinity)
  const months = Math.min(inferredFormula.unknownOverlapMonths, thisMonth - known)
  return months > 0 ? { months, endedMonthsAgo: 0, assumed: true } : null
}
