export type RetryBudgetOptions = { share: number; floor: number; windowMs: number }

/**
 * Retries may add at most `share` to the requests of the last window, plus a small floor so that a quiet origin gets
 * its second try. Without a budget three tries per call turn an origin's trouble into three times its load.
 */
export function createRetryBudget({ share, floor, windowMs }: RetryBudgetOptions) {
  const slots = 10
  const slotMs = windowMs / slots
  let buckets: { slot: number; requests: number; retries: number }[] = []

  const current = () => {
    const slot = Math.floor(performance.now() / slotMs)
    buckets = buckets.filter((bucket) => bucket.slot > slot - slots)
    const last = buckets.at(-1)
    if (last?.slot === slot) return last
    const fresh = { slot, requests: 0, retries: 0 }
    buckets.push(fresh)
    return fresh
  }

  return {
    noteRequest(): void {
      current().requests += 1
    },
    takeRetry(): boolean {
      const bucket = current()
      const sum = (of: 'requests' | 'retries') => buckets.reduce((total, one) => total + one[of], 0)
      if (sum('retries') + 1 > floor + share * sum('requests')) return false
      bucket.retries += 1
      return true
    },
  }
}
