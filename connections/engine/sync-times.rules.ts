import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

const minute = 60_000

/** How far back an account is read the first time. Older contact hardly counts in any strength. */
export const backfillDays = 5 * 365
/** How long after a run the next one begins. */
export const pauseBetweenRuns = 15 * minute
/** After so many failures in a row a run begins anew. */
export const failuresUntilRestart = 3
/** After so many the member is told. */
export const failuresUntilTold = 5

const longestPause = 6 * 60 * minute

/** When to try again after a failure: one minute, two, four, and at most six hours. */
export const retryAt = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(longestPause, minute * 2 ** Math.min(failures - 1, 10)))

export const since = (now: Date): Date => new Date(now.getTime() - backfillDays * millisecondsPerDay)
