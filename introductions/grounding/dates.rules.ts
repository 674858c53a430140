import { addDays, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { amountAt } from './amounts.rules.ts'

/** When a sentence says that something was: days since 1970, both included; or only a month and day of any year. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
  readonly year: number | null
  /** Without a year: `11` for November, `11-03` for the third. */
  readonly anyYear: string | null
}

export interface FoundTime {
  readonly length: number
  readonly span: TimeSpan
}

const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january february march april may june july august september october november december',
    'januar februar marz april mai juni juli august september oktober november dezember',
    'jan feb mar apr may jun jul aug sep oct nov dec',
    'jan feb mrz apr mai jun jul aug sept okt nov dez',
  ].flatMap((list) => list.split(' ').map((word, at) => [word, at + 1])),
)

const day = (year: number, month: number, date: number): number => utcDay(new Date(Date.UTC(year, month - 1, date)))
const whole = (from: number, to: number): TimeSpan => ({ from, to, year: null, anyYear: null })
const ofYear = (year: number): TimeSpan => ({ from: day(year, 1, 1), to: day(year, 12, 31), year, anyYear: null })
const ofMonth = (year: number, month: number): TimeSpan => ({
  ...whole(day(year, month, 1), day(year, month + 1, 0)),
  year: null,
})
const two = (value: number): string => String(value).padStart(2, '0')

const yearIn = (word: string | undefined): number | null =>
  word !== undefined && /^(?:19|20)\d\d$/.test(word) ? Number(word) : null
const dateIn = (word: string | undefined): number | null => {
  const found = /^(\d{1,2})(?:st|nd|rd|th|ten|te)?$/.exec(word ?? '')?.[1]
  const date = Number(found)
  return found !== undefined && date >= 1 && date <= 31 ? date : null
}

function exactDay(word: string): TimeSpan | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(word)
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word)
  const [year, month, date] = iso ? iso.slice(1).map(Number) : german ? german.slice(1).map(Number).toReversed() : []
  if (year === undefined || month === undefined || date === undefined) return null
  const on = day(year, month, date)
  return whole(on, on)
}

/** "3 November 2026", "November 3 2026", "November 2026", "November". */
function calendarTime(list: readonly string[], at: number): FoundTime | undefined {
  const before = dateIn(list[at])
  const skipOf = before !== null && list[at + 1] === 'of' ? 1 : 0
  const monthAt = before === null ? at : at + 1 + skipOf
  const month = months[list[monthAt] ?? '']
  if (month === undefined) return undefined
  const after = before === null ? dateIn(list[monthAt + 1]) : null
  const date = before ?? after
  let next = monthAt + 1 + (after === null ? 0 : 1)
  if (list[next] === ',') next += 1
  const year = yearIn(list[next])
  const length = (year === null ? (list[next - 1] === ',' ? next - 1 : next) : next + 1) - at
  if (year === null)
    return {
      length,
      span: { ...whole(-Infinity, Infinity), anyYear: date === null ? two(month) : `${two(month)}-${two(date)}` },
    }
  return { length, span: date === null ? ofMonth(year, month) : whole(day(year, month, date), day(year, month, date)) }
}

const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  tag: 1,
  tage: 1,
  tagen: 1,
  week: 7,
  weeks: 7,
  woche: 7,
  wochen: 7,
  month: 31,
  months: 31,
  monat: 31,
  monate: 31,
  monaten: 31,
  year: 366,
  years: 366,
  jahr: 366,
  jahre: 366,
  jahren: 366,
}

const relatives: readonly (readonly [string, (today: number) => TimeSpan])[] = [
  ['yesterday', (today) => whole(today - 1, today - 1)],
  ['gestern', (today) => whole(today - 1, today - 1)],
  ['earlier this month', (today) => thisMonth(today)],
  ['this month', (today) => thisMonth(today)],
  ['diesen monat', (today) => thisMonth(today)],
  ['last month', (today) => lastMonth(today)],
  ['letzten monat', (today) => lastMonth(today)],
  ['im letzten monat', (today) => lastMonth(today)],
  ['earlier this year', (today) => ofYear(yearOf(today))],
  ['this year', (today) => ofYear(yearOf(today))],
  ['dieses jahr', (today) => ofYear(yearOf(today))],
  ['in diesem jahr', (today) => ofYear(yearOf(today))],
  ['last year', (today) => ofYear(yearOf(today) - 1)],
  ['letztes jahr', (today) => ofYear(yearOf(today) - 1)],
  ['im letzten jahr', (today) => ofYear(yearOf(today) - 1)],
  ['this week', (today) => whole(today - 6, today)],
  ['diese woche', (today) => whole(today - 6, today)],
  ['last week', (today) => whole(today - 13, today - 1)],
  ['letzte woche', (today) => whole(today - 13, today - 1)],
  ['in the past week', (today) => whole(today - 7, today)],
  ['in the past two weeks', (today) => whole(today - 14, today)],
  ['in the last two weeks', (today) => whole(today - 14, today)],
  ['in den letzten zwei wochen', (today) => whole(today - 14, today)],
  ['in the past month', (today) => whole(today - 31, today)],
  ['in the last month', (today) => whole(today - 31, today)],
  ['in den letzten vier wochen', (today) => whole(today - 31, today)],
  ['one to three months ago', (today) => whole(today - 93, today - 28)],
  ['vor ein bis drei monaten', (today) => whole(today - 93, today - 28)],
  ['more than three months ago', (today) => whole(-Infinity, today - 89)],
  ['vor mehr als drei monaten', (today) => whole(-Infinity, today - 89)],
]

const yearOf = (today: number): number => addDays(new Date(0), today).getUTCFullYear()
const monthOf = (today: number): number => addDays(new Date(0), today).getUTCMonth() + 1
const thisMonth = (today: number): TimeSpan => ofMonth(yearOf(today), monthOf(today))
const lastMonth = (today: number): TimeSpan => ofMonth(yearOf(today), monthOf(today) - 1)

/** "three weeks ago", "vor drei Wochen": within half a unit of it. */
function agoAt(list: readonly string[], at: number, today: number): FoundTime | undefined {
  const isGerman = list[at] === 'vor'
  const from = at + (isGerman ? 1 : 0)
  const indefinite = /^(?:a|an|ein|eine|einem|einer)$/.test(list[from] ?? '')
  const found = indefinite ? { length: 1, amount: { least: 1, most: 1 } } : amountAt(list, from)
  const days = found && unitDays[list[from + found.length] ?? '']
  if (!found || days === undefined || found.amount.least !== found.amount.most) return undefined
  if (!isGerman && list[from + found.length + 1] !== 'ago') return undefined
  const back = found.amount.least * days
  const slack = Math.floor(days * 0.6)
  return {
    length: (isGerman ? 1 : 0) + found.length + 1 + (isGerman ? 0 : 1),
    span: whole(today - back - slack, today - back + slack),
  }
}

/** The time that begins at a word; undefined if none does that can be read. */
export function timeAt(list: readonly string[], at: number, today: number): FoundTime | undefined {
  const exact = exactDay(list[at] ?? '')
  if (exact) return { length: 1, span: exact }
  for (const [phrase, read] of relatives) {
    const words = phrase.split(' ')
    if (words.every((word, offset) => list[at + offset] === word)) return { length: words.length, span: read(today) }
  }
  const ago = agoAt(list, at, today)
  if (ago) return ago
  const calendar = calendarTime(list, at)
  if (calendar) return calendar
  const named = /^(?:years?|jahre?n?)$/.test(list[at] ?? '') ? 1 : 0
  const year = yearIn(list[at + named])
  return year === null ? undefined : { length: named + 1, span: ofYear(year) }
}

/** Whether a day, `2026-11-03`, lies in it. */
export function isWithin(date: string, { from, to, anyYear }: TimeSpan): boolean {
  if (anyYear !== null) return date.slice(5).startsWith(anyYear)
  const on = utcDay(new Date(date))
  return on >= from && on <= to
}
