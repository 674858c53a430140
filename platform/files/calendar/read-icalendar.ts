import { decodeText, type ByteSource } from '../text/decode-text.ts'
import { expandSeries, type Window } from './expand-series.ts'
import { readEvents, type CalendarEvent } from './ical-events.ts'
import { limits } from '../limits.rules.ts'
import { meetingOf, instanceRef } from './meeting-record.ts'
import type { MeetingRecord, SkippedRow, SkipReason } from '../records.ts'
import type { Budget } from './recurring-days.rules.ts'
import { TimeZones } from './time-zones.ts'

export type { Window }

export const newBudget = (): Budget => ({ left: limits.daysTried })

/**
 * Meetings with other people. Single ones are handed on as they come, series at the end, within the window only. Many
 * small calendars of one owner share a budget.
 */
export async function* readICalendar(
  source: ByteSource,
  window: Window,
  budget: Budget = newBudget(),
): AsyncGenerator<MeetingRecord | SkippedRow> {
  const zones = new TimeZones(budget)
  const series: CalendarEvent[] = []
  const replaced = new Set<string>()
  let held = 0
  const skipped = ({ line }: CalendarEvent, reason: SkipReason): SkippedRow => ({
    kind: 'skipped',
    file: 'calendar',
    line,
    reason,
  })

  for await (const event of readEvents(decodeText(source), zones)) {
    if (event.start === undefined || event.uid === '') yield skipped(event, 'event_unreadable')
    else if (event.attendees.length === 0) yield skipped(event, 'nobody_else')
    else if (event.repeats !== undefined || event.alsoOn.length > 0) {
      // Exceptions of a series may come before or after it, anywhere in the file.
      held += event.size
      if (series.length >= limits.series || held > limits.seriesBytes) yield skipped(event, 'too_many_repeats')
      else series.push(event)
    } else {
      const at = zones.toUtc(event.start)
      const ref = event.replaces === undefined ? event.uid : instanceRef(event.uid, zones.toUtc(event.replaces))
      if (event.replaces !== undefined) replaced.add(ref)
      yield meetingOf(event, at, ref, zones)
    }
  }
  for (const event of series) {
    const { instants, reason } = expandSeries(event, window, zones, budget)
    for (const at of instants) {
      const ref = instanceRef(event.uid, at)
      if (!replaced.has(ref)) yield meetingOf(event, at, ref, zones)
    }
    if (reason !== undefined) yield skipped(event, reason)
  }
}
