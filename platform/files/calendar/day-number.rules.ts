import { millisecondsPerDay } from '../../values/days.rules.ts'
import { daysIn } from '../text/calendar-date.rules.ts'

/** Days since 1 January 1970. Series are worked out in days; hours and zones come afterwards. */
export type DayNumber = number

export interface CivilDay {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
}

export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Math.round(new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsPerDay)

export function civilDay(day: DayNumber): CivilDay {
  const date = new Date(day * millisecondsPerDay)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

export const yearLength = (year: number): number => (daysIn(year, 2) === 29 ? 366 : 365)
export const dayOfYear = ({ year, month, day }: CivilDay): number =>
  dayNumber(year, month, day) - dayNumber(year, 1, 1) + 1
