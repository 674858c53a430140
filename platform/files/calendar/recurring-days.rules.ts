import { daysIn } from '../text/calendar-date.rules.ts'
import { civilDay, dayNumber, dayOfYear, yearLength, type CivilDay, type DayNumber } from './day-number.rules.ts'

export interface RecurrenceRule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count?: number
  /** 0 is Sunday. */
  weekStart: number
  months: ReadonlySet<number>
  monthDays: ReadonlySet<number>
  yearDays: ReadonlySet<number>
  /** `nth` 0 is every such weekday, -1 the last. */
  weekdays: readonly { nth: number; weekday: number }[]
  positions: ReadonlySet<number>
}

type FirstDay = CivilDay & { number: DayNumber }

export interface Budget {
  left: number
}

/**
 * The days of a series between two days, by trying each day against the rule. ical.js would step from instance to
 * instance, and never comes back from a rule that nothing fulfils (30 February) or that began in 1900; here the work is
 * the number of days, whatever the rule says, and the budget ends it.
 */
export function* recurringDays(
  rule: RecurrenceRule,
  start: DayNumber,
  { from, to }: { from: DayNumber; to: DayNumber },
  budget: Budget,
): Generator<DayNumber> {
  const first = { ...civilDay(start), number: start }
  const positions = rule.positions.size === 0 ? undefined : new Positions(rule, first)
  let counted = 0
  // Only a rule that counts has to be followed from its beginning.
  for (let day = rule.count === undefined ? Math.max(start, from) : start; day <= to; day += 1) {
    budget.left -= 1
    if (budget.left < 0) return
    // The start belongs to the series, also when its own rule does not fit it.
    const isIn = day === start || (matches(rule, first, day) && (positions?.has(day) ?? true))
    if (!isIn) continue
    counted += 1
    if (rule.count !== undefined && counted > rule.count) return
    if (day >= from) yield day
  }
}

function matches(rule: RecurrenceRule, first: FirstDay, number: DayNumber): boolean {
  const weekday = weekdayOf(number)
  if (rule.weekdays.length > 0 && !rule.weekdays.some((wanted) => wanted.weekday === weekday)) return false
  if (rule.freq === 'DAILY' || rule.freq === 'WEEKLY') return matchesByNumber(rule, first, number, weekday)
  const day = civilDay(number)
  if (!isInPeriod(rule, first, day) || !isOnDate(rule, day)) return false
  if (rule.weekdays.length > 0) return rule.weekdays.some((wanted) => isWeekday(rule, wanted, day))
  if (rule.monthDays.size > 0 || rule.yearDays.size > 0) return true
  return day.day === first.day && (rule.freq === 'MONTHLY' || rule.months.size > 0 || day.month === first.month)
}

/** Most series are daily or weekly, and few of those need a calendar to know their days. */
function matchesByNumber(rule: RecurrenceRule, first: FirstDay, number: DayNumber, weekday: number): boolean {
  if (rule.freq === 'WEEKLY' && rule.weekdays.length === 0 && weekday !== first.weekday) return false
  const distance =
    rule.freq === 'DAILY'
      ? number - first.number
      : (weekOf(number, rule.weekStart) - weekOf(first.number, rule.weekStart)) / 7
  if (distance % rule.interval !== 0) return false
  const hasDates = rule.months.size > 0 || rule.monthDays.size > 0 || rule.yearDays.size > 0
  return !hasDates || isOnDate(rule, civilDay(number))
}

const isOnDate = ({ months, monthDays, yearDays }: RecurrenceRule, day: CivilDay): boolean =>
  (months.size === 0 || months.has(day.month)) &&
  (monthDays.size === 0 || hasFromEitherEnd(monthDays, day.day, daysIn(day.year, day.month))) &&
  (yearDays.size === 0 || hasFromEitherEnd(yearDays, dayOfYear(day), yearLength(day.year)))

const isInPeriod = ({ freq, interval }: RecurrenceRule, first: FirstDay, day: CivilDay): boolean =>
  (freq === 'MONTHLY' ? (day.year - first.year) * 12 + day.month - first.month : day.year - first.year) % interval === 0

/** Day 0 was a Thursday. */
const weekdayOf = (number: DayNumber, weekStart = 0): number => (((number + 4 - weekStart) % 7) + 7) % 7
/** The day on which its week begins. */
const weekOf = (number: DayNumber, weekStart: number): DayNumber => number - weekdayOf(number, weekStart)

const hasFromEitherEnd = (wanted: ReadonlySet<number>, place: number, length: number): boolean =>
  wanted.has(place) || wanted.has(place - length - 1)

function isWeekday(rule: RecurrenceRule, { nth, weekday }: { nth: number; weekday: number }, day: CivilDay): boolean {
  if (day.weekday !== weekday) return false
  if (nth === 0) return true
  const isOfYear = rule.freq === 'YEARLY' && rule.months.size === 0
  const place = isOfYear ? dayOfYear(day) : day.day
  const length = isOfYear ? yearLength(day.year) : daysIn(day.year, day.month)
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth
}

/** BYSETPOS: the first, the last or another one of those that fit in a week, month or year. */
class Positions {
  readonly #rule: RecurrenceRule
  readonly #first: FirstDay
  #start: DayNumber | undefined
  #chosen: ReadonlySet<DayNumber> = new Set()

  constructor(rule: RecurrenceRule, first: FirstDay) {
    this.#rule = rule
    this.#first = first
  }

  has(number: DayNumber): boolean {
    const [start, length] = this.#period(number)
    if (start !== this.#start) {
      this.#start = start
      const days = Array.from({ length }, (_, index) => start + index)
      const fitting = days.filter((day) => matches(this.#rule, this.#first, day))
      this.#chosen = new Set(
        fitting.filter((_, index) => hasFromEitherEnd(this.#rule.positions, index + 1, fitting.length)),
      )
    }
    return this.#chosen.has(number)
  }

  #period(number: DayNumber): [start: DayNumber, length: number] {
    const { year, month } = civilDay(number)
    if (this.#rule.freq === 'DAILY') return [number, 1]
    if (this.#rule.freq === 'WEEKLY') return [weekOf(number, this.#rule.weekStart), 7]
    if (this.#rule.freq === 'MONTHLY') return [dayNumber(year, month, 1), daysIn(year, month)]
    return [dayNumber(year, 1, 1), yearLength(year)]
  }
}
