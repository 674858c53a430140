import { millisecondsPerDay } from '../../values/days.rules.ts'
import { dayNumber, civilDay } from './day-number.rules.ts'
import { limits } from '../limits.rules.ts'
import { recurringDays, type Budget, type RecurrenceRule } from './recurring-days.rules.ts'

/** A time as the wall clock shows it. */
export interface WallTime {
  year: number
  month: number
  day: number
  /** Minutes and seconds of the day, in milliseconds. */
  clock: number
  isDate: boolean
  /** `UTC`, the name of a zone, or undefined for "whatever clock you look at". */
  zone: string | undefined
}

/** One half of a VTIMEZONE: from each of these days on, this offset holds. */
export interface Observance {
  start: WallTime
  offset: number
  rule: RecurrenceRule | undefined
  until: WallTime | undefined
}

export const asIfUtc = ({ year, month, day, clock }: WallTime): number =>
  dayNumber(year, month, day) * millisecondsPerDay + clock

/**
 * Offsets by the name of the zone, if it is one of the world's; otherwise by what the file itself says of it, as Outlook
 * does for `W. Europe Standard Time`. A zone that nobody knows is UTC.
 */
export class TimeZones {
  /** For times that name no zone. */
  fallback: string | undefined
  readonly #budget: Budget
  readonly #observances = new Map<string, Observance[]>()
  readonly #clocks = new Map<string, Intl.DateTimeFormat | undefined>()
  readonly #onsets = new Map<string, { at: number; offset: number }[]>()

  constructor(budget: Budget) {
    this.#budget = budget
  }

  define(name: string, observances: Observance[]): void {
    if (this.#observances.size < limits.timeZones) this.#observances.set(name, observances.slice(0, 50))
  }

  /** Milliseconds since 1970. */
  toUtc(time: WallTime): number {
    const written = asIfUtc(time)
    const zone = time.isDate ? 'UTC' : (time.zone ?? this.fallback ?? 'UTC')
    if (zone === 'UTC') return written
    const clock = this.#clockOf(zone)
    if (clock) return written - offsetAt(clock, written - offsetAt(clock, written))
    return written - this.#observedOffset(zone, written)
  }

  /** `/mozilla.org/20050126_1/Europe/Berlin` is one of the world's zones in disguise. */
  #clockOf(zone: string): Intl.DateTimeFormat | undefined {
    if (this.#clocks.has(zone)) return this.#clocks.get(zone)
    const clock = this.#clocks.size < limits.timeZones ? clockFor(zone.split('/').slice(-2).join('/')) : undefined
    this.#clocks.set(zone, clock)
    return clock
  }

  #observedOffset(zone: string, written: number): number {
    const year = civilDay(Math.floor(written / millisecondsPerDay)).year
    const key = `${year} ${zone}`
    let onsets = this.#onsets.get(key)
    if (!onsets) {
      onsets = (this.#observances.get(zone) ?? []).flatMap((observance) => this.#onsetsOf(observance, year))
      onsets.sort((a, b) => a.at - b.at)
      this.#onsets.set(key, onsets)
    }
    return (onsets.findLast(({ at }) => at <= written) ?? onsets[0])?.offset ?? 0
  }

  #onsetsOf({ start, offset, rule, until }: Observance, year: number): { at: number; offset: number }[] {
    const first = dayNumber(start.year, start.month, start.day)
    const around = { from: dayNumber(year - 1, 1, 1), to: dayNumber(year, 12, 31) }
    const days = rule ? [...recurringDays(rule, first, around, this.#budget)] : [first]
    const last = until ? asIfUtc(until) + millisecondsPerDay : Infinity
    return days.map((day) => ({ at: day * millisecondsPerDay + start.clock, offset })).filter(({ at }) => at <= last)
  }
}

function clockFor(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return undefined
  }
}

/** What the clock there shows, less what it shows in Greenwich. */
function offsetAt(clock: Intl.DateTimeFormat, utc: number): number {
  const found = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/.exec(clock.format(utc))
  if (!found) return 0
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1_000) * 1_000
}
