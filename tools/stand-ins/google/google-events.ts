import { occurrencesOf, type MadeUpEvent, type Occurrence } from '../made-up/made-up-events.ts'
import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'

export interface EventView {
  /** Recurring events as their occurrences. */
  singleEvents: boolean
  showDeleted: boolean
  timeMin: string | null
  timeMax: string | null
}

/** The items that Google's list has for one event: none, one, or one for each occurrence. */
export function writeEvents(event: MadeUpEvent, mailbox: MadeUpMailbox, view: EventView): object[] {
  const isCancelled = event.status === 'cancelled'
  if (isCancelled && !view.showDeleted) return []
  const shown = occurrencesOf(event).filter(({ start, end }) => isInside(start, end, view))
  if (shown.length === 0) return []
  if (!event.weekly) return [isCancelled ? goneEvent(event.id) : writeEvent(event, event, mailbox)]
  if (view.singleEvents)
    return shown
      .filter(({ isCalledOff }) => view.showDeleted || !(isCalledOff || isCancelled))
      .map((one) => (one.isCalledOff || isCancelled ? exception(event, one) : instance(event, one, mailbox)))
  const recurrence = [`RRULE:FREQ=WEEKLY;COUNT=${event.weekly.count}`]
  const master = isCancelled ? goneEvent(event.id) : { ...writeEvent(event, event, mailbox), recurrence }
  // Called-off occurrences are listed beside their series even when deleted events are not asked for.
  return [master, ...shown.filter(({ isCalledOff }) => isCalledOff).map((one) => exception(event, one))]
}

export const goneEvent = (id: string) => ({ kind: 'calendar#event', etag: `"${id}"`, id, status: 'cancelled' })

function isInside(start: Date, end: Date, { timeMin, timeMax }: EventView): boolean {
  return (!timeMin || end > new Date(timeMin)) && (!timeMax || start < new Date(timeMax))
}

const instanceId = ({ id }: MadeUpEvent, { start }: Occurrence): string =>
  `${id}_${start.toISOString().replace(/[-:]|\.000/g, '')}`

const ofSeries = (event: MadeUpEvent, { start }: Occurrence) => ({
  recurringEventId: event.id,
  originalStartTime: { dateTime: start.toISOString(), timeZone: 'UTC' },
})

const instance = (event: MadeUpEvent, one: Occurrence, mailbox: MadeUpMailbox) => ({
  ...writeEvent(event, one, mailbox),
  id: instanceId(event, one),
  ...ofSeries(event, one),
})

const exception = (event: MadeUpEvent, one: Occurrence) => ({
  ...goneEvent(instanceId(event, one)),
  ...ofSeries(event, one),
})

function writeEvent(event: MadeUpEvent, { start, end }: { start: Date; end: Date }, mailbox: MadeUpMailbox) {
  const { id, kind, summary, isAllDay, organizer, attendees } = event
  const self = mailbox.account.address
  const time = (at: Date) =>
    isAllDay ? { date: at.toISOString().slice(0, 10) } : { dateTime: at.toISOString(), timeZone: 'UTC' }
  const person = ({ name, address }: { name: string; address: string }) => ({
    email: address,
    ...(name ? { displayName: name } : {}),
    ...(address === self ? { self: true } : {}),
  })
  return {
    kind: 'calendar#event',
    etag: `"${mailbox.events.changes.lastOf(id)}"`,
    id,
    status: event.status,
    htmlLink: `https://calendar.example/event?eid=${id}`,
    created: new Date(event.start.getTime() - 7 * 86_400_000).toISOString(),
    updated: new Date(event.start.getTime() - 86_400_000).toISOString(),
    summary,
    creator: person(organizer),
    organizer: person(organizer),
    start: time(start),
    end: time(end),
    iCalUID: `${id}@calendar.example`,
    sequence: 0,
    ...(attendees.length > 0
      ? {
          attendees: attendees.map((attendee) => ({
            ...person(attendee),
            responseStatus: attendee.response,
            ...(attendee.isRoom ? { resource: true } : {}),
            ...(attendee.address === organizer.address ? { organizer: true } : {}),
          })),
        }
      : {}),
    eventType: kind === 'focus time' ? 'focusTime' : kind === 'day off' ? 'outOfOffice' : 'default',
  }
}
