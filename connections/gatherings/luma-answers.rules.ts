import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import type { GuestState } from './gatherings.contract.ts'

const longestName = 200

const At = z.iso.datetime({ offset: true })
const Time = At.nullish().catch(null)

/** Items are in an envelope in some versions of the API, and bare in others; ids have two names. */
const inEnvelope = (name: string) => (entry: unknown) =>
  typeof entry === 'object' && entry !== null && name in entry ? (entry as Record<string, unknown>)[name] : entry

const withId = (item: unknown) => {
  if (typeof item !== 'object' || item === null) return item
  const { id, api_id: apiId, ...rest } = item as Record<string, unknown>
  return { ...rest, id: id ?? apiId }
}

const Id = z.string().min(1).max(100)

const Event = z.preprocess(
  (entry) => withId(inEnvelope('event')(entry)),
  z.object({ id: Id, name: z.string(), url: z.url().nullish().catch(null), start_at: At, end_at: Time }),
)

const Guest = z.preprocess(
  (entry) => withId(inEnvelope('guest')(entry)),
  z.object({
    id: Id,
    user_name: z.string().nullish(),
    name: z.string().nullish(),
    user_email: z.string().nullish(),
    email: z.string().nullish(),
    approval_status: z.string().nullish(),
    registered_at: Time,
    checked_in_at: Time,
    event_tickets: z.array(z.object({ checked_in_at: Time })).nullish(),
  }),
)

const Subscriber = z.preprocess(
  withId,
  z.object({ id: Id, email: z.string().nullish(), name: z.string().nullish(), created_at: Time }),
)

const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    entries: z.array(item),
    has_more: z.boolean().default(false),
    next_cursor: z.string().nullish(),
  })

const Events = pageOf(Event)
const Guests = pageOf(Guest)
const Subscribers = pageOf(Subscriber)

export interface ListedEvent {
  ref: string
  name: string
  url: string | null
  startsAt: Date
  endsAt: Date | null
}

export interface ListedGuest {
  ref: string
  name: string | null
  email: string
  state: GuestState
  registeredAt: Date | null
  checkedInAt: Date | null
}

export interface ListedSubscriber {
  email: string
  name: string | null
  addedAt: string | null
}

interface Listed<T> {
  items: T[]
  /** What cannot be used: a guest without an address, a name that is none. */
  left: number
  next: string | null
}

const date = (at: string | null | undefined): Date | null => (at ? new Date(at) : null)

/** A cursor on the last page says nothing: `has_more` decides. */
const nextOf = ({
  has_more: more,
  next_cursor: next,
}: {
  has_more: boolean
  next_cursor?: string | null | undefined
}) => (more && next ? next : null)

export function readEvents(json: unknown): Listed<ListedEvent> {
  const page = Events.parse(json)
  const items = page.entries.map(({ id, name, url, start_at: startsAt, end_at: endsAt }) => ({
    ref: id,
    name: cleanText(name, longestName) ?? id,
    url: url?.startsWith('https://') ? url : null,
    startsAt: new Date(startsAt),
    endsAt: date(endsAt),
  }))
  return { items, left: 0, next: nextOf(page) }
}

/** `session` is a ticket for one session of a series, which is as good as approved. */
const states: Readonly<Record<string, GuestState>> = {
  approved: 'coming',
  session: 'coming',
  pending_approval: 'pending',
  waitlist: 'waitlisted',
  invited: 'invited',
  declined: 'declined',
}

export function readGuests(json: unknown): Listed<ListedGuest> {
  const page = Guests.parse(json)
  const items = page.entries.flatMap((guest): ListedGuest[] => {
    const email = emailOf(guest.user_email ?? guest.email ?? '')
    const state = states[guest.approval_status ?? 'approved']
    if (email === undefined || state === undefined) return []
    const tickets = guest.event_tickets ?? []
    const checkedIn = guest.checked_in_at ?? tickets.map((one) => one.checked_in_at).find((at) => at != null)
    return [
      {
        ref: guest.id,
        name: cleanText(guest.user_name ?? guest.name ?? '', longestName) ?? null,
        email: email.toLowerCase(),
        state,
        registeredAt: date(guest.registered_at),
        checkedInAt: state === 'coming' ? date(checkedIn) : null,
      },
    ]
  })
  return { items, left: page.entries.length - items.length, next: nextOf(page) }
}

export function readSubscribers(json: unknown): Listed<ListedSubscriber> {
  const page = Subscribers.parse(json)
  const items = page.entries.flatMap(({ email, name, created_at: addedAt }): ListedSubscriber[] => {
    const address = emailOf(email ?? '')
    if (address === undefined) return []
    return [
      { email: address.toLowerCase(), name: cleanText(name ?? '', longestName) ?? null, addedAt: addedAt ?? null },
    ]
  })
  return { items, left: page.entries.length - items.length, next: nextOf(page) }
}

const Calendar = z.preprocess(withId, z.object({ id: Id, name: z.string() }))

export function readCalendar(json: unknown): { ref: string; name: string } {
  const { id, name } = Calendar.parse(json)
  // Whatever looks like an address of mail would count as one of the member's own.
  return { ref: id, name: cleanText(name.replaceAll('@', ' at '), longestName) ?? 'Luma' }
}
