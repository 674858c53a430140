import { millisecondsPerDay, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
export const second = 1_000
export const hour = 1000 * secondsPerHour
export const day = millisecondsPerDay

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The time that a step in days means: never on the stroke of another. */
export const inDaysFrom = (now: Date, days: number): Date => new Date(now.getTime() + (days + 0.3) * day)
