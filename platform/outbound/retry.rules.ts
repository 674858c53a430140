const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND', 'REPORT'])
const passingStatuses = new Set([429, 502, 503, 504])

export function mayRepeat(method: string, idempotencyKey: string | undefined): boolean {
  return idempotentMethods.has(method) || idempotencyKey !== undefined
}

export const isPassingStatus = (status: number): boolean => passingStatuses.has(status)

/** Full jitter: any moment between now and the exponential bound, so that callers who failed together spread out. */
export function backoffMs(attempt: number, random: number, baseMs = 200, mostMs = 5000): number {
  return random * Math.min(mostMs, baseMs * 2 ** attempt)
}

/** Seconds or a date, as the header allows; undefined when absent or unreadable. */
export function readRetryAfterMs(header: string | string[] | undefined, now: number): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  // Date.parse reads almost anything ("-1" is the year 2001): only the form that starts with a weekday counts.
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
