import type { CalendarEvent } from './ical-events.ts'
import { present } from '../person-handle.ts'
import type { MeetingRecord } from '../records.ts'
import type { TimeZones } from './time-zones.ts'

const minute = 60_000

/** The same for an instance that the rule makes and for the exception that replaces it. */
export const instanceRef = (uid: string, at: number): string => `${uid}/${new Date(at).toISOString()}`

export const meetingOf = (event: CalendarEvent, at: number, ref: string, zones: TimeZones): MeetingRecord => ({
  kind: 'meeting',
  ref,
  at: new Date(at).toISOString(),
  minutes: Math.max(0, Math.round(lengthOf(event, zones) / minute)),
  isAllDay: event.start?.isDate === true,
  attendees: event.attendees,
  cancelled: event.cancelled,
  ...present({ organizer: event.organizer }),
})

function lengthOf({ start, end, duration }: CalendarEvent, zones: TimeZones): number {
  if (start && end) return zones.toUtc(end) - zones.toUtc(start)
  return duration === 0 && start?.isDate ? 24 * 60 * minute : duration
}
