import { getFrom } from './present.rules.ts'

/** Days and hours as somebody in a time zone means them. */
interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en', { ...fields, timeZone: zone, hourCycle: 'h23', calendar: 'gregory' })
  clocks.set(zone, made)
  return made
}

function wallTime(at: Date, zone: string): WallTime {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (part: keyof WallTime): number => getFrom(parts, part)
  return { year: get('year'), month: get('month'), day: get('day'), hour: get('hour'), minute: get('minute') }
}

const asUtc = ({ year, month, day, hour, minute }: WallTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** Where clocks are put forward, an hour that does not exist is the one after it. */
function instantOf(wall: WallTime, zone: string): Date {
  const meant = asUtc(wall)
  const offsetAt = (instant: number): number =>
    asUtc(wallTime(new Date(instant), zone)) - Math.floor(instant / 60_000) * 60_000
  const first = meant - offsetAt(meant)
  return new Date(meant - offsetAt(first))
}

/** `2026-11-15`, there. */
export const dateIn = (at: Date, zone: string): string => {
  const { year, month, day } = wallTime(at, zone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** 1 is Monday, there. */
export const weekdayIn = (at: Date, zone: string): number => new Date(`${dateIn(at, zone)}T00:00Z`).getUTCDay() || 7

/** Adds calendar days in a time zone and keeps the local hour, also across a change to daylight saving time. */
export function daysLater(at: Date, days: number, zone: string): Date {
  const wall = wallTime(at, zone)
  return instantOf({ ...wall, day: wall.day + days }, zone)
}

/** At this hour of that day, there. */
export function atHour(date: string, hour: number, zone: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return instantOf({ year, month, day, hour, minute: 0 }, zone)
}
