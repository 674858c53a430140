export interface RetryLimits {
  /** The first one included. */
  maxTries: number
  /** A server that asks for a longer pause is not waited for. */
  longestPauseMs: number
}

export interface Failure {
  status: number
  code: string
  retryAfterSeconds: number | undefined
}

/** What was not done although it was sent: everybody may repeat it. */
const undone = new Set(['rate_limited', 'overloaded'])
const passing = new Set([0, 408, 429, 502, 503, 504])

/** Milliseconds to wait before the next try, or null if there is none. `isSafe`: doing it twice is doing it once. */
export function pauseBefore(
  { tries, isSafe, random }: { tries: number; isSafe: boolean; random: number },
  { status, code, retryAfterSeconds }: Failure,
  { maxTries, longestPauseMs }: RetryLimits,
): number | null {
  if (tries >= maxTries || !passing.has(status) || !(isSafe || undone.has(code))) return null
  const usual = 250 * 2 ** tries * (0.5 + random)
  const pause = Math.max(usual, 1000 * (retryAfterSeconds ?? 0))
  return pause <= longestPauseMs ? pause : null
}
