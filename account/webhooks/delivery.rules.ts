import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

/** Seconds from one try to the next, as Standard Webhooks has it: ten tries over nearly four days. */
const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
export const mostTries = pauses.length + 1
/** So that receivers that were down together are not called together. */
const jitter = 0.1
const longestWaitMs = millisecondsPerDay

/** Seconds of pause after no answer, so that one slow receiver doesn't block the others. */
const rests = [5, 30, 120, 600, 1_800]

/** `silentTries`: how often in a row before this one. */
export const restsUntil = (silentTries: number, now: Date): Date =>
  new Date(now.getTime() + 1_000 * rests[Math.min(silentTries, rests.length - 1)]!)

/** Without a single delivery in so many days a webhook is turned off. */
export const daysOfFailing = 5

/** When to try again after so many tries, no sooner than the receiver asked for. Null after the last. */
export function nextTryAt(
  tries: number,
  now: Date,
  asked: { afterMs: number | undefined; random: number },
): Date | null {
  const pause = pauses[tries - 1]
  if (pause === undefined) return null
  const usual = 1_000 * pause * (1 + jitter * (2 * asked.random - 1))
  return new Date(now.getTime() + Math.min(longestWaitMs, Math.max(usual, asked.afterMs ?? 0)))
}

export type Verdict = 'delivered' | 'gone' | 'failed'

/** A redirect is a failure: the address that was given is the one that is called. */
export const verdictOf = (status: number | null): Verdict =>
  status !== null && status >= 200 && status < 300 ? 'delivered' : status === 410 ? 'gone' : 'failed'

/** Whether everything has failed for so long that trying on makes no sense. */
export const hasFailedForLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() > daysOfFailing * millisecondsPerDay
