import { lastOf } from '../../values/present.rules.ts'
import { cleanText } from '../text/clean-text.rules.ts'
import { readFoldedLines } from '../text/folded-lines.ts'
import {
  attendeeIn,
  durationIn,
  offsetIn,
  personIn,
  readProperty,
  recurrenceIn,
  textIn,
  timesIn,
  type Recurrence,
} from './ical-values.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import type { MeetingRecord, PersonHandle } from '../records.ts'
import type { Observance, TimeZones, WallTime } from './time-zones.ts'

export interface CalendarEvent {
  line: number
  uid: string
  start: WallTime | undefined
  end: WallTime | undefined
  duration: number
  repeats: Recurrence | undefined
  alsoOn: WallTime[]
  notOn: WallTime[]
  /** Which instance of a series this one replaces. */
  replaces: WallTime | undefined
  organizer: PersonHandle | undefined
  attendees: MeetingRecord['attendees']
  cancelled: boolean
  /** Characters read for it: the measure of what is held in memory. */
  size: number
}

/** Titles, descriptions and places answer to no name here and are never collected. */
const wanted =
  /^(?:begin|end|uid|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|status|organizer|attendee|x-wr-timezone|tzid|tzoffsetto)$/i
const mostExceptions = 5_000

/** Events as they come; the zones that the file defines go into `zones`. */
export async function* readEvents(text: AsyncIterable<string>, zones: TimeZones): AsyncGenerator<CalendarEvent> {
  const inside: string[] = []
  let components = 0
  let event: CalendarEvent | undefined
  let zone: { name: string; observances: Observance[] } | undefined
  let observance: Observance | undefined

  for await (const { line, text: content } of readFoldedLines(text, (name) => wanted.test(name))) {
    const [, name = '', value = ''] = /^([\w-]+)[^:]*:?(.*)$/s.exec(content) ?? []
    const property = name.toLowerCase()
    if (property === 'begin') {
      components += 1
      if (components > limits.components) throw new ImportRefused('too_many_parts')
      if (inside.length >= limits.nesting) throw new ImportRefused('too_deep')
      inside.push(value.trim().toUpperCase())
      if (inside.at(-1) === 'VEVENT') event = newEvent(line)
      if (inside.at(-1) === 'VTIMEZONE') zone = { name: '', observances: [] }
      if (/^(?:STANDARD|DAYLIGHT)$/.test(lastOf(inside)))
        observance = { start: neverYet, offset: 0, rule: undefined, until: undefined }
    } else if (property === 'end') {
      const ended = inside.at(-1)
      if (ended !== value.trim().toUpperCase()) continue
      inside.pop()
      if (ended === 'VEVENT' && event) yield event
      if (ended === 'VTIMEZONE' && zone) zones.define(zone.name, zone.observances)
      if (observance && ended !== 'VEVENT') zone?.observances.push(observance)
      observance = undefined
    } else if (inside.at(-1) === 'VEVENT' && event) {
      setOnEvent(event, property, content)
    } else if (inside.at(-1) === 'VTIMEZONE' && zone) {
      if (property === 'tzid') zone.name = value.trim()
    } else if (observance) {
      setOnObservance(observance, property, content)
    } else if (property === 'x-wr-timezone') zones.fallback = value.trim()
  }
}

const neverYet: WallTime = { year: 1, month: 1, day: 1, clock: 0, isDate: false, zone: undefined }

const newEvent = (line: number): CalendarEvent => ({
  line,
  uid: '',
  start: undefined,
  end: undefined,
  duration: 0,
  repeats: undefined,
  alsoOn: [],
  notOn: [],
  replaces: undefined,
  organizer: undefined,
  attendees: [],
  cancelled: false,
  size: 0,
})

function setOnEvent(event: CalendarEvent, name: string, content: string): void {
  if (name === 'attendee' && event.attendees.length >= limits.peoplePerRecord) return
  const property = readProperty(content)
  if (!property && name === 'rrule') event.repeats = 'unreadable'
  if (!property) return
  event.size += content.length
  switch (name) {
    case 'uid':
      event.uid = cleanText(textIn(property)) ?? ''
      return
    case 'dtstart':
      event.start = timesIn(property)[0]
      return
    case 'dtend':
      event.end = timesIn(property)[0]
      return
    case 'duration':
      event.duration = durationIn(property)
      return
    case 'rrule':
      event.repeats = recurrenceIn(property)
      return
    case 'rdate':
      if (event.alsoOn.length < limits.instancesPerEvent) event.alsoOn.push(...timesIn(property))
      return
    case 'exdate':
      if (event.notOn.length < mostExceptions) event.notOn.push(...timesIn(property))
      return
    case 'recurrence-id':
      event.replaces = timesIn(property)[0]
      return
    case 'status':
      event.cancelled = /^cancell?ed$/i.test(textIn(property))
      return
    case 'organizer':
      event.organizer = personIn(property)
      return
    case 'attendee': {
      const attendee = attendeeIn(property)
      if (attendee) event.attendees.push(attendee)
    }
  }
}

function setOnObservance(observance: Observance, name: string, content: string): void {
  const property = readProperty(content)
  if (!property) return
  if (name === 'dtstart') observance.start = timesIn(property)[0] ?? neverYet
  if (name === 'tzoffsetto') observance.offset = offsetIn(property)
  if (name !== 'rrule') return
  const repeats = recurrenceIn(property)
  if (typeof repeats === 'object') Object.assign(observance, repeats)
}
