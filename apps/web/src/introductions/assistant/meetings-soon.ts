import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

/** Later than that nobody prepares. */
const soonDays = 3
/** A meeting that has begun can still be looked up. */
const graceMs = 60 * 60_000
const mostShown = 3

/** Requests of one's own with a meeting in the next days, the soonest first. */
export const meetingsSoon = <R extends Pick<Introduction, 'meetingAt' | 'stage' | 'target'>>(
  requests: readonly R[],
  now: Date,
): R[] =>
  requests
    .filter(({ meetingAt, stage, target }) => {
      if (meetingAt === null || stage !== 'meeting_booked' || target.personId === null) return false
      const inMs = Date.parse(meetingAt) - now.getTime()
      return inMs > -graceMs && inMs < soonDays * millisecondsPerDay
    })
    .toSorted((a, b) => Date.parse(a.meetingAt ?? '') - Date.parse(b.meetingAt ?? ''))
    .slice(0, mostShown)
