import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

interface Failures {
  failures: number
  lastAt: Date
}

/** After this many wrong codes for one user, from anywhere, further codes have to wait, the right one too. */
export const wrongCodesAllowed = 10
const waitMs = 15 * 60_000

/**
 * After the wait each wrong code makes the next one wait again, so that a guesser who knows the password has 106 tries a
 * day for a code with six digits of which three are right: a chance of 1 in 3,000 a day.
 */
export const codeWaitMs = (counted: Failures | undefined, now: Date): number => {
  if (!counted || counted.failures < wrongCodesAllowed || counted.lastAt < codesCountedSince(now)) return 0
  return Math.max(0, counted.lastAt.getTime() + waitMs - now.getTime())
}

/** Wrong codes before this are forgotten when the next one is counted. */
export const codesCountedSince = (now: Date): Date => new Date(now.getTime() - millisecondsPerDay)
