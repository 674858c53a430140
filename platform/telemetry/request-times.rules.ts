export interface RequestTimes {
  n: number
  /** After how many seconds this share was answered, between two bounds in proportion, as Prometheus does it; null of nothing. */
  quantile: (share: number) => number | null
}

/** `buckets`: how many took at most so many seconds, the smallest bound first. */
export function requestTimesIn(buckets: readonly (readonly [bound: number, below: number])[]): RequestTimes {
  const n = buckets.at(-1)?.[1] ?? 0
  return {
    n,
    quantile(share) {
      if (n === 0) return null
      const rank = share * n
      const at = buckets.findIndex(([, below]) => below >= rank)
      const [bound, below] = buckets[at]!
      const [lowest, before] = buckets[at - 1] ?? [0, 0]
      if (bound === Infinity) return lowest
      return lowest + (bound - lowest) * ((rank - before) / (below - before))
    },
  }
}
