import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { readToken, writeToken } from '../made-up/opaque-tokens.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { calendarGone, googleError, googleScopes, hasScope, insufficientScopes, notFound } from './google-answers.ts'
import { goneEvent, writeEvents, type EventView } from './google-events.ts'

const forbiddenWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
]

/** What a sync token remembers: how far somebody has seen, and how they looked. */
interface Sync {
  cursor: number
  view: EventView
}

type Page = Sync & {
  /** The item that comes next. */
  next: number
  /** The cursor this run started from; null for a full one. */
  since: number | null
}

/** The events of Google Calendar's primary calendar. */
export const calendarRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] => [
  {
    operation: 'calendar.events.list',
    method: 'GET',
    path: /^\/calendar\/v3\/calendars\/(?<calendar>[^/]+)\/events$/,
    answer(asked, grant, groups) {
      if (!hasScope(grant, googleScopes.calendarReadonly, googleScopes.eventsReadonly)) return insufficientScopes()
      const mailbox = mailboxOf(grant)
      const isPrimary = ['primary', mailbox.account.address].includes(decodeURIComponent(groups['calendar']!))
      return isPrimary ? listEvents(asked, mailbox) : notFound()
    },
  },
]

function listEvents({ query }: AskedOfStandIn, mailbox: MadeUpMailbox): Answer {
  const bad = (message: string): Answer => googleError(400, 'badRequest', message)
  const { changes } = mailbox.events
  const syncToken = query.get('syncToken')
  if (syncToken !== null) {
    const forbidden = forbiddenWithSyncToken.find((name) => query.has(name))
    if (forbidden) return bad(`Sync token cannot be combined with ${forbidden}.`)
    if (query.get('showDeleted') === 'false') return bad('Sync token cannot be combined with showDeleted=false.')
  }
  if (query.get('orderBy') === 'startTime' && query.get('singleEvents') !== 'true')
    return bad('The requested ordering is not available for the particular query.')
  const most = Number(query.get('maxResults') ?? 250)
  if (!Number.isInteger(most) || most < 1) return bad('Invalid value for maxResults.')
  const page = query.has('pageToken')
    ? (readToken(query.get('pageToken')) as Page | undefined)
    : firstPage(query, changes.latest)
  if (!page) return bad(query.has('pageToken') ? 'Invalid page token value.' : 'Invalid sync token value.')

  const { view, cursor, since } = page
  const items: object[] = []
  let next: number | null = null
  const ids = since === null ? null : changes.since(since)?.map(({ id }) => id)
  if (ids === undefined) return calendarGone()
  const changed = ids && [...new Set(ids)]
  const end = changed ? changed.length : mailbox.events.slots
  for (let at = page.next; at < end; at += 1) {
    const event = changed ? mailbox.events.find(changed[at]!) : mailbox.events.at(at)
    const written = event
      ? writeEvents(event, mailbox, { ...view, showDeleted: view.showDeleted || Boolean(changed) })
      : []
    const all = event || !changed ? written : [goneEvent(changed[at]!)]
    // An event is never torn apart: a page may be short instead, as Google's may.
    if (items.length > 0 && items.length + all.length > Math.min(most, 2_500)) {
      next = at
      break
    }
    items.push(...all)
  }
  // Within a page only: the stand-in never has all events at hand.
  if (query.get('orderBy') === 'startTime') items.sort(byStart)
  return {
    status: 200,
    items: 'items',
    body: {
      kind: 'calendar#events',
      etag: `"${cursor}"`,
      summary: mailbox.account.address,
      timeZone: 'UTC',
      accessRole: 'owner',
      defaultReminders: [],
      // Only one of the two, and the sync token on the last page alone.
      ...(next === null ? { nextSyncToken: writeToken({ cursor, view }) } : {}),
      ...(next === null ? {} : { nextPageToken: writeToken({ cursor, view, since, next }) }),
      items,
    },
  }
}

function firstPage(query: URLSearchParams, latest: number): Page | undefined {
  if (query.has('syncToken')) {
    const sync = readToken(query.get('syncToken')) as Sync | undefined
    return sync && { view: sync.view, cursor: latest, since: sync.cursor, next: 0 }
  }
  const view = {
    singleEvents: query.get('singleEvents') === 'true',
    showDeleted: query.get('showDeleted') === 'true',
    timeMin: query.get('timeMin'),
    timeMax: query.get('timeMax'),
  }
  return { view, cursor: latest, since: null, next: 0 }
}

type Started = { start?: { dateTime?: string; date?: string } }

const byStart = (a: Started, b: Started): number => startOf(a).localeCompare(startOf(b))

const startOf = ({ start }: Started): string => start?.dateTime ?? start?.date ?? ''
