import { millisecondsPerDay, secondsPerHour, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { randomFor } from './random.ts'

/** Places things in time, counted back from one day: the demo has no other clock. */
export interface Moments {
  /** In office hours of that day, different for every `what`. */
  at: (daysAgo: number, what: string) => Date
  day: (daysAgo: number) => Date
}

export function momentsBefore(today: Date): Moments {
  const day = (daysAgo: number): Date => new Date((utcDay(today) - daysAgo) * millisecondsPerDay)
  return {
    day,
    at(daysAgo, what) {
      const seconds = randomFor(`hour of ${what}`).int(7 * secondsPerHour, 18 * secondsPerHour)
      return new Date(day(daysAgo).getTime() + seconds * 1000)
    },
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const monthName = (date: Date): string => months.at(date.getUTCMonth())!
