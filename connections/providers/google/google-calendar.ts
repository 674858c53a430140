import { z } from 'zod'
import { instanceRef } from '@wellmet/platform/files/calendar/meeting-record.ts'
import { handleOf } from '@wellmet/platform/files/person-handle.ts'
import type { MeetingRecord, OwnAnswer, Response } from '@wellmet/platform/files/records.ts'
import type { BusyTime } from '../../engine/busy-times.rules.ts'
import type { Position, Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { isNearlyOver, spanEnd } from '../calendar-span.rules.ts'
import { googleSettings } from './google.settings.ts'

const When = z.object({ dateTime: z.string().optional(), date: z.string().optional() })
const Guest = z.object({
  email: z.string().optional(),
  displayName: z.string().optional(),
  resource: z.boolean().default(false),
  /** Whether this is the owner of the calendar, by whichever address. */
  self: z.boolean().default(false),
  responseStatus: z.string().optional(),
})
/** There is no title among the fields, and none is asked for. */
const fields =
  'nextPageToken,nextSyncToken,items(id,iCalUID,status,eventType,recurringEventId,originalStartTime,start,end,organizer(email,displayName,self),attendees(email,displayName,resource,self,responseStatus))'
const Event = z.object({
  id: z.string(),
  transparency: z.string().optional(),
  iCalUID: z.string().optional(),
  status: z.string().optional(),
  eventType: z.string().default('default'),
  recurringEventId: z.string().optional(),
  originalStartTime: When.optional(),
  start: When.optional(),
  end: When.optional(),
  organizer: Guest.optional(),
  attendees: z.array(Guest).default([]),
})
const busyFields = 'nextPageToken,items(id,status,eventType,transparency,start,end,attendees(self,responseStatus))'
const Events = z.object({
  items: z.array(Event).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})

/**
 * The cursor is until when changes are told, and where they are told from: `2027-12-21T…Z TOKEN`. A page repeats what the
 * first one asked for, so that is kept with it: `FROM UNTIL TOKEN` while everything is read.
 */
export const googleCalendar = {
  name: 'calendar',
  scope: 'https://www.googleapis.com/auth/calendar.events.readonly',
  baseUrl: (config) => config.get(googleSettings).GOOGLE_CALENDAR_URL,
  async read(request, position): Promise<SourcePage> {
    const { until, question, pageOf } = questionOf(position)
    const query = new URLSearchParams({ maxResults: '2500', singleEvents: 'true', fields, ...question })
    const answer = await request(`/calendar/v3/calendars/primary/events?${query.toString()}`)
    const { items, nextPageToken, nextSyncToken } = Events.parse(answer.json())
    const [gone, here] = [items.filter(isGone), items.filter((event) => !isGone(event))]
    const records = here.flatMap(recordOf)
    return {
      records,
      gone: gone.map(({ id }) => id),
      skipped: records.length < here.length ? { nobody_else: here.length - records.length } : {},
      next: nextPageToken === undefined ? null : pageOf(nextPageToken),
      ...(nextSyncToken === undefined ? {} : { cursor: `${until} ${nextSyncToken}` }),
    }
  },
  isCursorExpired: ({ status }) => status === 410,
  async readBusy(request, { from, until }) {
    const span = { timeMin: from.toISOString(), timeMax: until.toISOString() }
    const question = { ...span, singleEvents: 'true', maxResults: '2500', fields: busyFields }
    const busy: BusyTime[] = []
    for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
      const query = new URLSearchParams({ ...question, ...(pageToken === '' ? {} : { pageToken }) })
      const answer = await request(`/calendar/v3/calendars/primary/events?${query.toString()}`)
      const page: z.infer<typeof Events> = Events.parse(answer.json())
      busy.push(...page.items.flatMap(busyAt))
      pageToken = page.nextPageToken
    }
    return busy
  },
} satisfies Source

/** Declined, called off, shown as free, or where somebody works: none of it takes time. */
function busyAt(event: Event): BusyTime[] {
  const [start, end] = [timeOf(event.start), timeOf(event.end)]
  const isFree = event.transparency === 'transparent' || event.eventType === 'workingLocation'
  const hasDeclined = event.attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
  if (start === null || end === null || isFree || hasDeclined || isGone(event)) return []
  return [{ start: new Date(start), end: new Date(end) }]
}

function questionOf({ cursor, page, since, now }: Position) {
  const [until, syncToken] = cursor?.split(' ') ?? []
  const [pageToken, ...span] = page?.split(' ').toReversed() ?? []
  const paging = pageToken === undefined ? {} : { pageToken }
  const isChanges = page === null ? until !== undefined && !isNearlyOver(until, now) : span.length === 0
  if (isChanges && until !== undefined && syncToken !== undefined) {
    return { until, question: { syncToken, ...paging }, pageOf: (token: string) => token }
  }
  const [timeMax = spanEnd(now), timeMin = since.toISOString()] = span
  const pageOf = (token: string) => `${timeMin} ${timeMax} ${token}`
  return { until: timeMax, question: { timeMin, timeMax, ...paging }, pageOf }
}

type Event = z.infer<typeof Event>

const isGone = ({ status }: Event): boolean => status === 'cancelled'

function recordOf(event: Event): SourceRecord[] {
  const at = timeOf(event.start)
  const guests = event.attendees.filter(({ resource, email }) => !resource && email !== undefined)
  if (at === null || event.eventType !== 'default' || guests.length < 2) return []
  const uid = event.iCalUID ?? event.id
  const first = event.recurringEventId === undefined ? null : timeOf(event.originalStartTime ?? event.start)
  const record: MeetingRecord = {
    kind: 'meeting',
    ref: first === null ? uid : instanceRef(uid, first),
    at: new Date(at).toISOString(),
    minutes: Math.max(0, Math.round(((timeOf(event.end) ?? at) - at) / 60_000)),
    isAllDay: event.start?.date !== undefined,
    attendees: guests.map((guest) => ({
      ...handleOf({ name: guest.displayName, email: guest.email }),
      response: responseOf(guest.responseStatus),
    })),
    cancelled: false,
    ...ownAnswerTo(event),
    ...(event.organizer?.email === undefined
      ? {}
      : { organizer: handleOf({ name: event.organizer.displayName, email: event.organizer.email }) }),
  }
  return [{ ref: event.id, at: record.at, record }]
}

/** Without an entry of their own, as when they were invited as one of a group, nothing says what the owner answered. */
function ownAnswerTo({ organizer, attendees }: Event): { ownAnswer?: OwnAnswer } {
  const own = attendees.find(({ self }) => self)
  const answer = responseOf(own?.responseStatus)
  if (organizer?.self && answer !== 'declined') return { ownAnswer: 'organized' }
  return own ? { ownAnswer: answer } : {}
}

function timeOf(when: z.infer<typeof When> | undefined): number | null {
  const time = Date.parse(when?.dateTime ?? when?.date ?? '')
  return Number.isNaN(time) ? null : time
}

const responseOf = (said: string | undefined): Response =>
  said === 'accepted' || said === 'declined' || said === 'tentative' ? said : 'none'
