export interface Spread {
  count: number
  mean: number
  p50: number
  p95: number
  p99: number
  max: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  return { count: sorted.length, mean, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
