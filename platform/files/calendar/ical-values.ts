import ICAL from 'ical.js'
import { present } from '../../values/present.rules.ts'
import { isoDate } from '../text/calendar-date.rules.ts'
import { handleOf } from '../person-handle.ts'
import type { MeetingRecord, PersonHandle } from '../records.ts'
import type { RecurrenceRule } from './recurring-days.rules.ts'
import type { WallTime } from './time-zones.ts'

/** One line as ical.js reads it: parameters, quotes, escapes and value types are its work. */
export interface Property {
  parameters: Readonly<Record<string, string | string[] | undefined>>
  values: readonly unknown[]
}
type Attendee = MeetingRecord['attendees'][number]

/** Longer than any list of exceptions; what is longer is passed over. */
const longestLine = 64 * 1024

export function readProperty(line: string): Property | undefined {
  if (line.length > longestLine) return undefined
  try {
    const [, parameters, , ...values] = ICAL.parse.property(line) as [
      string,
      Property['parameters'],
      string,
      ...unknown[],
    ]
    return { parameters, values }
  } catch {
    return undefined
  }
}

const parameter = ({ parameters }: Property, name: string): string => {
  const value = parameters[name] ?? ''
  return typeof value === 'string' ? value : (value[0] ?? '')
}

export const textIn = ({ values: [value] }: Property): string => (typeof value === 'string' ? value : '')

/** All times of DTSTART, EXDATE and the like; a period counts by its beginning. */
export function timesIn(property: Property): WallTime[] {
  const zone = parameter(property, 'tzid') || undefined
  return property.values.flatMap((value) => wallTimeOf(Array.isArray(value) ? value[0] : value, zone) ?? [])
}

/** As written: ical.js would move 30 February into March, here it is no day. */
function wallTimeOf(value: unknown, zone: string | undefined): WallTime | undefined {
  const found = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z)?)?$/.exec(value) : null
  if (!found) return undefined
  const [year = 0, month = 0, day = 0] = found.slice(1, 4).map(Number)
  const [hour = 0, minute = 0, second = 0] = found.slice(4, 7).map((digits) => Number(digits ?? 0))
  // Outlook begins its zones in 1601.
  if (isoDate(Math.max(year, 1904), month, day) === undefined || year < 1601 || hour > 23 || minute > 59)
    return undefined
  const clock = ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000
  return { year, month, day, clock, isDate: found[4] === undefined, zone: found[7] ? 'UTC' : zone }
}

/** Milliseconds. */
export function durationIn(property: Property): number {
  try {
    return ICAL.Duration.fromString(textIn(property)).toSeconds() * 1_000
  } catch {
    return 0
  }
}

/** Milliseconds. */
export function offsetIn(property: Property): number {
  const found = /^([+-])(\d\d):?(\d\d)/.exec(textIn(property))
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000 : 0
}

export type Recurrence =
  | { rule: RecurrenceRule; until: WallTime | undefined }
  /** It repeats within the day. */
  | 'too-often'
  | 'unreadable'

/** As ical.js hands it on: a list of one is not a list. */
type WrittenRule = Readonly<Record<string, string | number | (string | number)[] | undefined>>

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const unread = ['byhour', 'byminute', 'bysecond', 'byweekno']
const longestPart = 400
const none: ReadonlySet<number> = new Set()

export function recurrenceIn({ values: [value] }: Property): Recurrence {
  if (typeof value !== 'object' || value === null) return 'unreadable'
  const written = value as WrittenRule
  const list = (part: string) => [written[part] ?? []].flat()
  const numbers = (part: string) => (part in written ? new Set(list(part).map(Number)) : none)
  const freq = String(written['freq'])
  if (/^(?:SECONDLY|MINUTELY|HOURLY)$/.test(freq)) return 'too-often'
  if (unread.some((part) => part in written) || Object.keys(written).some((part) => list(part).length > longestPart))
    return 'unreadable'
  const count = Number(written['count'] ?? 0)
  const rule: RecurrenceRule = {
    freq: freq as RecurrenceRule['freq'],
    interval: Math.max(1, Number(written['interval'] ?? 1)),
    weekStart: Number(written['wkst'] ?? 2) - 1,
    months: numbers('bymonth'),
    monthDays: numbers('bymonthday'),
    yearDays: numbers('byyearday'),
    positions: numbers('bysetpos'),
    weekdays: list('byday').flatMap((text) => {
      const found = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(String(text))
      return found ? [{ nth: Number(found[1] ?? 0), weekday: weekdays.indexOf(present(found[2])) }] : []
    }),
    ...(count > 0 ? { count } : {}),
  }
  return { rule, until: wallTimeOf(written['until'], undefined) }
}

export function personIn(property: Property): PersonHandle {
  const address = /^mailto:/i.test(textIn(property)) ? textIn(property) : undefined
  // Apple writes a number of its own for the address, and the address as a parameter.
  return handleOf({ name: parameter(property, 'cn'), email: address ?? parameter(property, 'email') })
}

const responses = new Map<string, Attendee['response']>([
  ['ACCEPTED', 'accepted'],
  ['DECLINED', 'declined'],
  ['TENTATIVE', 'tentative'],
])

/** Rooms and projectors are invited too, but nobody knows them. */
export function attendeeIn(property: Property): Attendee | undefined {
  if (/^(?:room|resource)$/i.test(parameter(property, 'cutype'))) return undefined
  const person = personIn(property)
  if (Object.keys(person).length === 0) return undefined
  return { ...person, response: responses.get(parameter(property, 'partstat').toUpperCase()) ?? 'none' }
}
