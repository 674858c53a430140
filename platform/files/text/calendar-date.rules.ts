/** `2026-02-08` */
export type IsoDate = string
/** `2026-02-08T14:37:00.000Z` */
export type IsoTime = string
/** `2024` or `2024-01`: as precise as the file is. */
export type IsoMonth = string

const monthNames: readonly (readonly string[])[] = [
  ['jan', 'januar'],
  ['feb', 'februar'],
  ['mar', 'mär', 'mrz', 'märz'],
  ['apr'],
  ['may', 'mai'],
  ['jun', 'juni'],
  ['jul', 'juli'],
  ['aug'],
  ['sep', 'sept'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
]
const months = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

/** English and German, short; the long English names by their first three letters. */
export const monthOf = (word: string): number | undefined => {
  const name = word.toLowerCase().replace(/\.$/, '')
  return months.get(name) ?? months.get(name.slice(0, 3))
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

/** Undefined for 30 February and for years in which nobody alive met anybody. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const isThere = year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isThere ? `${year}-${pad(month)}-${pad(day)}` : undefined
}

export const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** UTC, or moved by the offset of the zone that the time was written in. A leap second is the second before. */
export function isoTime(
  date: IsoDate | undefined,
  { hour, minute, second = 0 }: { hour: number; minute: number; second?: number },
  offsetMinutes = 0,
): IsoTime | undefined {
  if (date === undefined || hour > 23 || minute > 59 || second > 60) return undefined
  const written = `${date}T${pad(hour)}:${pad(minute)}:${pad(Math.min(second, 59))}.000Z`
  return offsetMinutes === 0 ? written : new Date(Date.parse(written) - offsetMinutes * 60_000).toISOString()
}
