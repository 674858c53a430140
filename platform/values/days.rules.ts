export const secondsPerHour = 3_600
export const secondsPerDay = 24 * secondsPerHour
export const millisecondsPerDay = 1000 * secondsPerDay

/** Adds whole days of 24 hours; negative goes back. Use `daysLater` for days of a calendar in a time zone. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * millisecondsPerDay)

/** Days since 1 January 1970 in UTC. */
export const utcDay = (at: Date): number => Math.floor(at.getTime() / millisecondsPerDay)

/** When such a day begins in UTC. */
export const startOfDay = (day: number): Date => new Date(day * millisecondsPerDay)

/** `2026-02-08` for such a day. */
export const dateOfDay = (day: number): string => startOfDay(day).toISOString().slice(0, 10)

/** Months since year 0 (year x 12 + month) for `2024-03`, or for `2024`, read as January. Null if there is no year. */
export function monthNumber(month: string | undefined): number | null {
  const [year, number] = (month ?? '').split('-').map(Number)
  return year ? year * 12 + (number || 1) - 1 : null
}

/** 2024 for a month number of that year. */
export const yearOfMonth = (month: number): number => Math.floor(month / 12)

export const monthOfDate = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()
