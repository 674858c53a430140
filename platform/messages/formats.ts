import { intlLocale } from './locale.ts'

type DateOptions = Intl.DateTimeFormatOptions

/** A day is the same day for every reader, so it is read in UTC. */
const day: DateOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }

/** The styles that a message may name: `{on, date, day}`, `{at, date, moment}`, `{share, number, percent}`. */
export const formats = {
  date: {
    day,
    dayAndYear: { ...day, year: 'numeric' },
    longDay: { ...day, month: 'long' },
    longDayAndYear: { ...day, month: 'long', year: 'numeric' },
    month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
    shortMonth: { month: 'short', year: 'numeric', timeZone: 'UTC' },
    /** In the time zone of the reader, as is what follows. */
    localDay: { day: 'numeric', month: 'long' },
    today: { weekday: 'long', day: 'numeric', month: 'long' },
    moment: { dateStyle: 'long', timeStyle: 'short' },
  },
} satisfies { date: Record<string, DateOptions> }

type DateStyle = keyof typeof formats.date

const cached = <Key extends unknown[], Format>(create: (locale: string, ...key: Key) => Format) => {
  const known = new Map<string, Format>()
  return (...key: Key): Format => {
    const locale = intlLocale()
    const name = JSON.stringify([locale, ...key])
    const found = known.get(name)
    if (found) return found
    const made = create(locale, ...key)
    known.set(name, made)
    return made
  }
}

const dateFormat = cached((locale, style: DateStyle) => new Intl.DateTimeFormat(locale, formats.date[style]))
const relativeFormat = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const numberFormat = cached((locale) => new Intl.NumberFormat(locale))
const listFormat = cached((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }))

/** For a date that stands alone, as in a column of a table. In a sentence it is a parameter: `{on, date, day}`. */
export const formatDate = (at: Date, style: DateStyle): string => dateFormat(style).format(at)

/** "6 days ago", "in 3 days", "yesterday". */
export const formatRelative = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relativeFormat().format(count, unit)

/** For a number that stands alone. In a sentence it is a parameter: `{count, number}` or a plural. */
export const formatNumber = (value: number): string => numberFormat().format(value)

/** "Ana, Bo, and Cy", or with `or`. */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  listFormat(type).format(items)
