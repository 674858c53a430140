import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** For so long after a no of the connector the same asker does not ask them about the same person again. */
export const declineDays = 90

export interface Decline {
  /** When the connector said no. */
  readonly at: Date
  /** From when they may be asked about this person again. */
  readonly until: Date
}

/** The no of a connector as it counts now; null when there was none, or when it was long ago. */
export function declineOf(at: Date | null, now: Date): Decline | null {
  if (at === null) return null
  const until = addDays(at, declineDays)
  return until > now ? { at, until } : null
}
