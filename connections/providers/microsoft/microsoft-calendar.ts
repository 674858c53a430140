import { z } from 'zod'
import { instanceRef } from '@wellmet/platform/files/calendar/meeting-record.ts'
import { handleOf } from '@wellmet/platform/files/person-handle.ts'
import type { MeetingRecord, OwnAnswer, Response } from '@wellmet/platform/files/records.ts'
import type { BusyTime } from '../../engine/busy-times.rules.ts'
import type { Position, Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { isNearlyOver, spanEnd } from '../calendar-span.rules.ts'
import { getDeltaPage, isStateLost } from './delta.ts'

const When = z.object({ dateTime: z.string() })
const Person = z.object({ emailAddress: z.object({ name: z.string().nullish(), address: z.string().nullish() }) })
const Status = z.object({ response: z.string().nullish() })
const Attendee = Person.extend({ type: z.string().nullish(), status: Status.nullish() })
/** What happened outside of the span comes with nothing but its id. */
const Event = z.object({
  id: z.string(),
  type: z.string().nullish(),
  iCalUId: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  start: When.nullish(),
  end: When.nullish(),
  organizer: Person.nullish(),
  attendees: z.array(Attendee).nullish(),
  /** Whether the owner of the calendar organized it, themselves or by somebody who may; and what they answered. */
  isOrganizer: z.boolean().nullish(),
  responseStatus: Status.nullish(),
})
type Event = z.infer<typeof Event>

/** Who meets in a series stands with the series alone; its meetings have hardly more than their times. */
const Series = z.record(z.string(), Event)
/** A page keeps the series of this round, and until when the span reaches; the cursor only the latter. */
const Place = z.object({ until: z.string(), link: z.string(), series: Series.default({}) })
type Place = z.infer<typeof Place>

export const microsoftCalendar = {
  name: 'calendar',
  scope: 'Calendars.ReadBasic',
  async read(request, position): Promise<SourcePage> {
    const { until, link, series } = placeOf(position)
    const { rows, removed, next, delta } = await getDeltaPage(request, link)
    const events = rows.map((row) => Event.parse(row))
    for (const event of events) if (event.type === 'seriesMaster') series[event.id] = event
    const here = events.filter(({ type }) => type !== 'seriesMaster')
    const gone = here.filter(({ isCancelled }) => isCancelled === true)
    const records = here.filter(({ isCancelled }) => isCancelled !== true).flatMap((event) => recordOf(event, series))
    const left = here.length - gone.length - records.length
    return {
      records,
      gone: [...removed, ...gone.map(({ id }) => id)],
      skipped: left > 0 ? { nobody_else: left } : {},
      next: next === null ? null : JSON.stringify({ until, link: next, series } satisfies Place),
      ...(delta === null ? {} : { cursor: JSON.stringify({ until, link: delta, series: {} } satisfies Place) }),
    }
  },
  isCursorExpired: isStateLost,
  async readBusy(request, { from, until }) {
    const span = { startDateTime: from.toISOString(), endDateTime: until.toISOString() }
    const query = new URLSearchParams({ ...span, $select: 'start,end,showAs,isCancelled,responseStatus', $top: '500' })
    const busy: BusyTime[] = []
    for (let link: string | undefined = `/v1.0/me/calendarView?${query.toString()}`; link !== undefined;) {
      const page: z.infer<typeof View> = View.parse((await request(link)).json())
      busy.push(...page.value.flatMap(busyAt))
      link = page['@odata.nextLink']
    }
    return busy
  },
} satisfies Source

const View = z.object({
  value: z.array(
    Event.pick({ start: true, end: true, isCancelled: true, responseStatus: true }).extend({
      showAs: z.string().nullish(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
})

/** Whoever works elsewhere has time. */
function busyAt({
  start,
  end,
  showAs,
  isCancelled,
  responseStatus,
}: z.infer<typeof View>['value'][number]): BusyTime[] {
  const [first, last] = [timeOf(start), timeOf(end)]
  const isElsewhere = showAs === 'free' || showAs === 'workingElsewhere'
  const isFree = isElsewhere || isCancelled === true || responseStatus?.response === 'declined'
  return first === null || last === null || isFree ? [] : [{ start: new Date(first), end: new Date(last) }]
}

function placeOf({ cursor, page, since, now }: Position): Place {
  if (page !== null) return Place.parse(JSON.parse(page))
  const before = cursor === null ? null : Place.parse(JSON.parse(cursor))
  if (before && !isNearlyOver(before.until, now)) return before
  const until = spanEnd(now)
  const span = new URLSearchParams({ startDateTime: since.toISOString(), endDateTime: until })
  return { until, link: `/v1.0/me/calendarView/delta?${span.toString()}`, series: {} }
}

function recordOf(event: Event, series: z.infer<typeof Series>): SourceRecord[] {
  const master = event.seriesMasterId ? series[event.seriesMasterId] : undefined
  const at = timeOf(event.start)
  const guests = (event.attendees ?? master?.attendees ?? []).filter(({ type }) => type !== 'resource')
  const organizer = (event.organizer ?? master?.organizer)?.emailAddress
  if (at === null || guests.length === 0 || !organizer?.address) return []
  const uid = event.iCalUId ?? master?.iCalUId ?? event.id
  const record: MeetingRecord = {
    kind: 'meeting',
    ref: event.seriesMasterId ? instanceRef(uid, at) : uid,
    at: new Date(at).toISOString(),
    minutes: Math.max(0, Math.round(((timeOf(event.end) ?? at) - at) / 60_000)),
    isAllDay: (event.isAllDay ?? master?.isAllDay) === true,
    organizer: handle(organizer),
    attendees: guests.map(({ emailAddress, status }) => ({
      ...handle(emailAddress),
      response: responseOf(status?.response),
    })),
    cancelled: false,
    ...ownAnswerTo({ ...master, ...event }),
  }
  return [{ ref: event.id, at: record.at, record }]
}

const handle = ({ name, address }: z.infer<typeof Person>['emailAddress']) =>
  handleOf({ name: name ?? undefined, email: address ?? undefined })

/** Times are in UTC unless another zone is asked for, and are written without saying so. */
function timeOf(when: z.infer<typeof When> | null | undefined): number | null {
  const time = Date.parse(`${when?.dateTime.replace(/Z$/, '').slice(0, 23)}Z`)
  return Number.isNaN(time) ? null : time
}

const responses: Readonly<Record<string, Response>> = {
  accepted: 'accepted',
  organizer: 'accepted',
  declined: 'declined',
  tentativelyAccepted: 'tentative',
}
const responseOf = (said: string | null | undefined): Response => responses[said ?? ''] ?? 'none'

function ownAnswerTo({ isOrganizer, responseStatus }: Event): { ownAnswer?: OwnAnswer } {
  const said = responseStatus?.response
  if (said === 'organizer' || (isOrganizer === true && said !== 'declined')) return { ownAnswer: 'organized' }
  return said ? { ownAnswer: responseOf(said) } : {}
}
