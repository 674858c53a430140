import { addDays, millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'

interface Cap {
  readonly most: number
  readonly days: number
}

/** What one person gets of all members of the server together. */
export const recipientCaps: readonly Cap[] = [
  { most: 1, days: 7 },
  { most: 3, days: 90 },
]
/** What a member writes in a day because of introductions that only they recorded. */
export const saidCap: Cap = { most: 3, days: 1 }
/** How far back the caps look: older rows are deleted. */
export const countedDays = 90

const firstCap = 10
const fullCap = 40
const rampDays = 21

/** How many a mailbox may send in a day, by when it sent its first: providers distrust a mailbox that suddenly sends a lot. */
export function mailboxCap(firstAt: Date | null, now: Date): number {
  const days = firstAt === null ? 0 : Math.max(0, (now.getTime() - firstAt.getTime()) / millisecondsPerDay)
  return firstCap + Math.floor(((fullCap - firstCap) * Math.min(days, rampDays)) / rampDays)
}

/** When one more is within the cap; null if it is now. */
export function freeFrom(sent: readonly Date[], { most, days }: Cap, now: Date): Date | null {
  const since = addDays(now, -days)
  const counted = sent.filter((at) => at > since).toSorted((a, b) => a.getTime() - b.getTime())
  const last = counted.at(-most)
  return last === undefined ? null : addDays(last, days)
}
