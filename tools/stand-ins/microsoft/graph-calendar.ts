import { occurrencesOf, type MadeUpEvent } from '../made-up/made-up-events.ts'
import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Address } from '../made-up/made-up-people.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { deltaPage, removedRow } from './delta-pages.ts'
import { accessDenied, graphError, hasGraphScope } from './graph-answers.ts'
import { outlookId } from './graph-mail.ts'

interface Window {
  from: string
  to: string
}

/** The events of a window that is said once; the links are bound to it. */
export const calendarRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] => [
  {
    operation: 'graph.calendarView',
    method: 'GET',
    path: /^\/v1\.0\/me\/calendarView$/i,
    answer(asked, grant) {
      if (!hasGraphScope(grant, 'Calendars.ReadBasic', 'Calendars.Read', 'Calendars.ReadWrite')) return accessDenied()
      return listView(asked, mailboxOf(grant))
    },
  },
  {
    operation: 'graph.calendarView.delta',
    method: 'GET',
    path: /^\/v1\.0\/me\/calendarView\/delta$/i,
    answer(asked, grant) {
      if (!hasGraphScope(grant, 'Calendars.ReadBasic', 'Calendars.Read', 'Calendars.ReadWrite')) return accessDenied()
      const mailbox = mailboxOf(grant)
      return deltaPage<MadeUpEvent, Window>(asked, {
        items: mailbox.events,
        pageSize: 10,
        readView() {
          const parameter = (name: string) => [...asked.query].find(([key]) => key.toLowerCase() === name)?.[1]
          const [from, to] = [parameter('startdatetime'), parameter('enddatetime')]
          if (from && to && new Date(from) < new Date(to)) return { from, to }
          const message =
            'This request requires a time window specified by the query string parameters StartDateTime and EndDateTime.'
          return graphError(400, 'ErrorInvalidRequest', message)
        },
        write: (event, window, isChange) => writeEvents(event, window, isChange, mailbox.account.address),
        writeRemoved: (id) => [removedRow(outlookId(id))],
      })
    },
  },
]

/** As a person looks at a week: every occurrence whole, on one page. */
const listView = ({ query }: AskedOfStandIn, mailbox: MadeUpMailbox): Answer => {
  const [from, to] = [query.get('startDateTime'), query.get('endDateTime')]
  if (!from || !to) return graphError(400, 'ErrorInvalidRequest', 'startDateTime and endDateTime are missing.')
  const value: object[] = []
  for (let at = 0; at < mailbox.events.slots; at += 1) {
    const event = mailbox.events.at(at)
    if (!event || event.status === 'cancelled') continue
    for (const { start, end, isCalledOff } of occurrencesOf(event)) {
      if (isCalledOff || end <= new Date(from) || start >= new Date(to)) continue
      value.push({ ...writeEvent(event, mailbox.account.address), start: time(start), end: time(end) })
    }
  }
  return { status: 200, body: { value } }
}

/** A single event; or the master of a series, whole, and after it its occurrences with hardly more than their times. */
function writeEvents(event: MadeUpEvent, { from, to }: Window, isChange: boolean, self: string): object[] {
  const inside = occurrencesOf(event).filter(({ start, end }) => end > new Date(from) && start < new Date(to))
  const whole = writeEvent(event, self)
  if (inside.length === 0) {
    // A change outside of the window is told without saying what it is.
    const nothing = Object.fromEntries(Object.keys(whole).map((field) => [field, null]))
    return isChange ? [{ ...nothing, '@odata.etag': whole['@odata.etag'], id: whole.id }] : []
  }
  if (!event.weekly) return [whole]
  const occurrences = inside
    .filter(({ isCalledOff }) => !isCalledOff)
    .map(({ number, start, end }) => ({
      '@odata.etag': whole['@odata.etag'],
      id: outlookId(`${event.id}-${number}`),
      seriesMasterId: whole.id,
      type: 'occurrence',
      start: time(start),
      end: time(end),
    }))
  return [{ ...whole, type: 'seriesMaster' }, ...occurrences]
}

const time = (at: Date) => ({ dateTime: at.toISOString().replace('Z', '0000'), timeZone: 'UTC' })

const person = ({ name, address }: Address) => ({ emailAddress: { name: name || address, address } })

const responses = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentativelyAccepted',
  needsAction: 'notResponded',
} as const

function writeEvent(event: MadeUpEvent, self: string) {
  const { id, summary, start, end, isAllDay, status, organizer, attendees } = event
  const never = '0001-01-01T00:00:00Z'
  const own = attendees.find(({ address }) => address === self)
  return {
    '@odata.etag': `W/"${id}"`,
    id: outlookId(id),
    iCalUId: `${id}@outlook.example`,
    subject: summary,
    isAllDay,
    isCancelled: status === 'cancelled',
    isOrganizer: organizer.address === self,
    responseStatus: { response: own ? responses[own.response] : 'organizer', time: never },
    seriesMasterId: null as string | null,
    showAs: 'busy',
    sensitivity: 'normal',
    type: 'singleInstance',
    start: time(start),
    end: time(end),
    organizer: person(organizer),
    attendees: attendees.map((attendee) => ({
      ...person(attendee),
      type: attendee.isRoom ? 'resource' : 'required',
      status: { response: responses[attendee.response], time: never },
    })),
    recurrence: event.weekly
      ? {
          pattern: { type: 'weekly', interval: 1 },
          range: { type: 'numbered', numberOfOccurrences: event.weekly.count },
        }
      : null,
  }
}
