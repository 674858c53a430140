import { readToken, writeToken } from '../made-up/opaque-tokens.ts'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

export interface LumaGuest {
  id: string
  name: string | null
  email: string | null
  status: 'approved' | 'pending_approval' | 'waitlist' | 'invited' | 'declined'
  checkedInAt: Date | null
}

export interface LumaEvent {
  id: string
  name: string
  startsAt: Date
  endsAt: Date | null
  guests: LumaGuest[]
}

export interface Luma extends StandIn {
  apiKey: string
  events: LumaEvent[]
  contacts: { id: string; email: string; name: string | null }[]
  /** Whoever asks more often is locked out for a minute. Infinity switches it off. */
  requestsPerMinute: number
}

const complaint = (status: number, message: string): Answer => ({ status, body: { message, code: null } })

const refusals: Refusals = {
  unauthorized: () => complaint(401, 'Invalid API key.'),
  expiredCursor: () => complaint(400, 'Invalid pagination cursor.'),
  // No header says for how long.
  tooManyRequests: () => complaint(429, 'Rate limit exceeded.'),
  serverError: (status) => complaint(status, 'Internal server error'),
  notFound: () => complaint(404, 'Not found'),
}

const largestPage = 50

/** The public API of one calendar: its events, their guests, and who subscribed to it. */
export async function startLuma({ apiKey = 'secret-key-of-the-calendar' } = {}): Promise<Luma> {
  let window = { began: 0, used: 0 }

  const withKey = (route: Omit<Route, 'isOpen'>): Route => ({
    ...route,
    isOpen: true,
    answer(asked, grant, groups) {
      if (asked.headers['x-luma-api-key'] !== luma.apiKey) return refusals.unauthorized(asked)
      const now = Date.now()
      if (now - window.began >= 60_000) window = { began: now, used: 0 }
      window.used += 1
      if (window.used > luma.requestsPerMinute) return refusals.tooManyRequests(asked)
      return route.answer(asked, grant, groups)
    },
  })

  const routes: Omit<Route, 'isOpen'>[] = [
    {
      operation: 'luma.calendar',
      method: 'GET',
      path: /^\/v1\/calendars\/get$/,
      answer: () => ({
        status: 200,
        body: { id: 'cal-halyard', name: 'Halyard events', slug: 'halyard', url: 'https://luma.com/halyard' },
      }),
    },
    {
      operation: 'luma.events',
      method: 'GET',
      path: /^\/v1\/calendar\/list-events$/,
      answer: (asked) => {
        const after = Date.parse(asked.query.get('after') ?? '') || 0
        const events = luma.events
          .filter(({ startsAt }) => startsAt.getTime() >= after)
          .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
        return page(asked, events, writeEvent)
      },
    },
    {
      operation: 'luma.guests',
      method: 'GET',
      path: /^\/v1\/event\/get-guests$/,
      answer: (asked) => {
        const event = luma.events.find(({ id }) => id === asked.query.get('event_id'))
        return event ? page(asked, event.guests, writeGuest) : complaint(404, 'Event not found')
      },
    },
    {
      operation: 'luma.contacts',
      method: 'GET',
      path: /^\/v1\/calendars\/contacts\/list$/,
      answer: (asked) =>
        page(asked, luma.contacts, (contact) => ({ ...contact, created_at: '2026-03-01T09:00:00.000Z', tags: [] })),
    },
    {
      operation: 'luma.contacts.import',
      method: 'POST',
      path: /^\/v1\/calendars\/contacts\/import$/,
      answer: ({ body }) => {
        const { contacts } = JSON.parse(body) as { contacts: { email: string; name?: string }[] }
        for (const { email, name } of contacts)
          if (!luma.contacts.some((known) => known.email === email))
            luma.contacts.push({ id: `usr-${luma.contacts.length + 1}`, email, name: name ?? null })
        return { status: 200, body: {} }
      },
    },
  ]
  const server = await startStandIn({ refusals, grant: { account: '', scopes: [] }, routes: routes.map(withKey) })
  const luma: Luma = Object.assign(server, { apiKey, events: [], contacts: [], requestsPerMinute: 200 })
  return luma
}

/** A cursor stands on the last page too: only `has_more` says that it is the last. */
function page<Item>({ query }: AskedOfStandIn, items: readonly Item[], write: (item: Item) => object): Answer {
  const limit = Math.min(largestPage, Number(query.get('pagination_limit') ?? largestPage))
  const cursor = query.get('pagination_cursor')
  const from = cursor === null ? { next: 0 } : (readToken(cursor) as { next: number } | undefined)
  if (!from) return complaint(400, 'Invalid pagination cursor.')
  const entries = items.slice(from.next, from.next + limit).map(write)
  const next = from.next + limit
  return {
    status: 200,
    items: 'entries',
    body: { entries, has_more: next < items.length, next_cursor: writeToken({ next }) },
  }
}

const writeEvent = ({ id, name, startsAt, endsAt }: LumaEvent): object => ({
  api_id: `calev-${id}`,
  event: {
    api_id: id,
    name,
    url: `https://luma.com/${id}`,
    start_at: startsAt.toISOString(),
    end_at: endsAt?.toISOString() ?? null,
    timezone: 'Europe/Lisbon',
    description: 'What the host wrote about it',
  },
})

const writeGuest = ({ id, name, email, status, checkedInAt }: LumaGuest): object => ({
  api_id: id,
  guest: {
    api_id: id,
    user_name: name,
    user_email: email,
    approval_status: status,
    registered_at: '2026-04-01T09:00:00.000Z',
    phone_number: '+351210000000',
    registration_answers: [{ label: 'Why do you come?', answer: 'A private answer' }],
    // Only the ticket says it.
    event_tickets: [{ api_id: `tix-${id}`, checked_in_at: checkedInAt?.toISOString() ?? null }],
  },
})
