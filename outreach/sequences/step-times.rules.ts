import { addDays } from '@wellmet/platform/values/days.rules.ts'

/** When each step is due, if every one before it is sent on its day; the first one never before now. */
export function stepTimes(introducedAt: Date, afterDays: readonly number[], now: Date): Date[] {
  const times: Date[] = []
  for (const days of afterDays) {
    const due = addDays(times.at(-1) ?? introducedAt, days)
    times.push(due > now ? due : now)
  }
  return times
}
