import { z } from 'zod'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { typedProvider, type Position, type SourcePage } from '../engine/provider.ts'
import { LumaAccess } from './gatherings.contract.ts'
import { finishEvents, saveEvents, saveGuests } from './save-gatherings.ts'
import { readCalendar, readEvents, readGuests } from './luma-answers.rules.ts'
import { lumaRequest, type LumaRequest } from './luma-request.ts'
import { lumaSettings } from './luma.settings.ts'

const perPage = 100
/** How far back the first run goes. Who met longer ago is no news. */
const firstDays = 2 * 365
/** After an event guests are checked in late, and no-shows are corrected. */
const laterDays = 14
/** Events that one run reads, the newest first. */
const mostEvents = 500

const Place = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('events'), cursor: z.string().nullable(), refs: z.array(z.string()) }),
  z.object({ stage: z.literal('guests'), cursor: z.string().nullable(), refs: z.array(z.string()) }),
])
type Place = z.infer<typeof Place>

const placeIn = (page: string | null): Place =>
  page === null ? { stage: 'events', cursor: null, refs: [] } : Place.parse(JSON.parse(page))

/** After the guests of an event come those of the next one. */
function nextPlace(refs: string[], next: string | null): string | null {
  const left = next === null ? refs.slice(1) : refs
  return left.length === 0 ? null : JSON.stringify({ stage: 'guests', cursor: next, refs: left } satisfies Place)
}

/** The events of one calendar with their guests. Webhooks are not needed: everything is read again every 15 minutes. */
export const luma = typedProvider({
  name: 'luma',
  label: 'Luma',
  category: 'events',
  settings: lumaSettings,
  fields: LumaAccess,
  sources: [{ name: 'events' }],
  async open(services, { apiKey }) {
    const request = lumaRequest(services, apiKey)
    return {
      async identifyOwner() {
        const { ref, name } = readCalendar((await request('/v1/calendars/get')).json())
        return { subject: ref, address: name }
      },
      async read(_source, position) {
        const place = placeIn(position.page)
        return place.stage === 'events'
          ? await readEventsPage(request, position, place)
          : await readGuestsPage(request, position, place)
      },
      close: () => undefined,
    }
  },
})

async function readEventsPage(request: LumaRequest, { cursor, now }: Position, place: Place): Promise<SourcePage> {
  const after = addDays(now, cursor === null ? -firstDays : -laterDays)
  const query = new URLSearchParams({
    after: after.toISOString(),
    sort_column: 'start_at',
    sort_direction: 'desc',
    pagination_limit: String(perPage),
    ...(place.cursor === null ? {} : { pagination_cursor: place.cursor }),
  })
  const { items, next } = readEvents((await request(`/v1/calendar/list-events?${query.toString()}`)).json())
  // The API of some calendars ignores `after`.
  const events = items.filter(({ startsAt }) => startsAt >= after)
  const refs = [...new Set([...place.refs, ...events.map(({ ref }) => ref)])].slice(0, mostEvents)
  const taken = new Set(refs)
  const goesOn = next !== null && refs.length < mostEvents
  return {
    records: [],
    other: {
      read: items.length,
      async save(tx, run) {
        const stored = await saveEvents(
          tx,
          run,
          events.filter(({ ref }) => taken.has(ref)),
        )
        if (!goesOn) await finishEvents(tx, run, after)
        return stored
      },
    },
    next: goesOn ? JSON.stringify({ stage: 'events', cursor: next, refs } satisfies Place) : firstGuests(refs),
    cursor: now.toISOString(),
  }
}

const firstGuests = (refs: string[]): string | null =>
  refs.length === 0 ? null : JSON.stringify({ stage: 'guests', cursor: null, refs } satisfies Place)

async function readGuestsPage(request: LumaRequest, _position: Position, { cursor, refs }: Place): Promise<SourcePage> {
  const [ref = ''] = refs
  const { items, left, next } = await listGuests(request, ref, cursor)
  return {
    records: [],
    other: {
      read: items.length + left,
      save: (tx, run) => saveGuests(tx, run, { ref, guests: items, isLast: next === null }),
    },
    ...(left > 0 ? { skipped: { no_address: left } } : {}),
    next: nextPlace(refs, next),
  }
}

/** One page of the guests of an event. */
export async function listGuests(request: LumaRequest, ref: string, cursor: string | null) {
  const query = new URLSearchParams({
    event_id: ref,
    pagination_limit: String(perPage),
    ...(cursor === null ? {} : { pagination_cursor: cursor }),
  })
  return readGuests((await request(`/v1/event/get-guests?${query.toString()}`)).json())
}
