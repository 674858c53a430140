export const second = 1_000
export const hour = 3_600_000
export const day = 86_400_000

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The time that a step in days means: never on the stroke of another. */
export const inDaysFrom = (now: Date, days: number): Date => new Date(now.getTime() + (days + 0.3) * day)
