import { millisecondsPerDay } from '../../values/days.rules.ts'
import { present } from '../../values/present.rules.ts'
import { civilDay, dayNumber } from './day-number.rules.ts'
import type { CalendarEvent } from './ical-events.ts'
import { limits } from '../limits.rules.ts'
import type { SkipReason } from '../records.ts'
import { recurringDays, type Budget } from './recurring-days.rules.ts'
import type { TimeZones, WallTime } from './time-zones.ts'

/** The time that counts: nobody needs the stand-ups of 2009, or those of 2090. */
export interface Window {
  from: Date
  to: Date
}

/** When the meetings of a series take place within the window, and what had to be left out. */
export function expandSeries(
  event: CalendarEvent,
  window: Window,
  zones: TimeZones,
  budget: Budget,
): { instants: number[]; reason?: SkipReason } {
  const start = present(event.start)
  const instants = new Set<number>()
  const excluded = new Set(event.notOn.flatMap((time) => [zones.toUtc(time), ...wholeDay(time, start, zones)]))
  const add = (at: number) => {
    if (at >= window.from.getTime() && at <= window.to.getTime() && !excluded.has(at)) instants.add(at)
  }
  let reason: SkipReason | undefined
  if (typeof event.repeats === 'object') {
    const { rule, until } = event.repeats
    const last = until ? lastInstant(until, zones) : Infinity
    const first = dayNumber(start.year, start.month, start.day)
    // A day more on either side, because the days are those of the event's zone.
    const days = { from: dayOf(window.from.getTime()) - 1, to: dayOf(Math.min(window.to.getTime(), last)) + 1 }
    for (const day of recurringDays(rule, first, days, budget)) {
      const at = zones.toUtc({ ...start, ...civilDay(day) })
      if (at > last) break
      add(at)
      if (instants.size >= limits.instancesPerEvent) break
    }
    if (instants.size >= limits.instancesPerEvent || budget.left < 0) reason = 'too_many_repeats'
  } else {
    add(zones.toUtc(start))
    if (event.repeats !== undefined) reason = event.repeats === 'too-often' ? 'repeats_too_often' : 'repeats_unreadably'
  }
  for (const time of event.alsoOn.slice(0, limits.instancesPerEvent)) add(zones.toUtc(time))
  return { instants: [...instants].slice(0, limits.instancesPerEvent), ...(reason === undefined ? {} : { reason }) }
}

const dayOf = (time: number): number => Math.floor(time / millisecondsPerDay)

/** An UNTIL that is a date includes that day, in whatever zone. */
const lastInstant = (until: WallTime, zones: TimeZones): number =>
  until.isDate ? zones.toUtc(until) + 2 * millisecondsPerDay - 1 : zones.toUtc(until)

/** Some calendars except a day where they should except a time. */
const wholeDay = (time: WallTime, start: WallTime, zones: TimeZones): number[] =>
  time.isDate && !start.isDate ? [zones.toUtc({ ...start, year: time.year, month: time.month, day: time.day })] : []
