/** So many of this size. */
interface Counted {
  value: number
  n: number
}

/** The smallest value that this share of all does not exceed; null of nothing. */
export function quantileOf(counted: readonly Counted[], share: number): number | null {
  const total = counted.reduce((sum, { n }) => sum + n, 0)
  if (total === 0) return null
  let seen = 0
  for (const { value, n } of counted.toSorted((a, b) => a.value - b.value)) {
    seen += n
    if (seen >= share * total - 1e-9) return value
  }
  return null
}
