import { millisecondsPerDay } from './days.rules.ts'
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "3 November", with the year when it is not the year of `today`. Not "yesterday": a stored sentence must stay true. */
export function dayWords(day: number, today: number): string {
  const date = new Date(day * millisecondsPerDay)
  const year = date.getUTCFullYear()
  const words = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
  return year === new Date(today * millisecondsPerDay).getUTCFullYear() ? words : `${words} ${year}`
}

/** Own grouping, because a locale would make the same receipt read differently on two machines. */
export const numberWords = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const countWords = (count: number, noun: string): string =>
  `${numberWords(count)} ${noun}${count === 1 ? '' : 's'}`
