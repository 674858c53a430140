import { randomFor } from './random.ts'

const dayMs = 86_400_000

/** Places things in time, counted back from one day: the demo has no other clock. */
export interface Moments {
  /** In office hours of that day, different for every `what`. */
  at: (daysAgo: number, what: string) => Date
  day: (daysAgo: number) => Date
}

export function momentsBefore(today: Date): Moments {
  const midnight = Math.floor(today.getTime() / dayMs) * dayMs
  const day = (daysAgo: number): Date => new Date(midnight - daysAgo * dayMs)
  return {
    day,
    at(daysAgo, what) {
      const seconds = randomFor(`hour of ${what}`).int(7 * 3600, 18 * 3600)
      return new Date(day(daysAgo).getTime() + seconds * 1000)
    },
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

export const monthName = (date: Date): string => months.at(date.getUTCMonth())!
