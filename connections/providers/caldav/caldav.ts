import { z } from 'zod'
import type { Services } from '@wellmet/platform/services.ts'
import { typedProvider, type Position, type SourcePage } from '../../engine/provider.ts'
import { isNearlyOver, spanEnd } from '../calendar-span.rules.ts'
import { CaldavAccess } from '../typed-access.contract.ts'
import { findCalendars } from './find-calendars.ts'
import { pathOf, readCalendar } from './read-calendar.ts'

/** From where changes of each calendar are told, and until when their series were listed. */
const Cursor = z.object({ until: z.string(), tokens: z.record(z.string(), z.string()) })
const Place = Cursor.extend({
  left: z.array(z.object({ href: z.string(), tellsChanges: z.boolean(), ctag: z.string().nullable() })),
})
type Place = z.infer<typeof Place>

/** The calendars of an account with a server of any make, such as Nextcloud, Fastmail or iCloud. */
export const caldav = typedProvider({
  name: 'caldav',
  label: 'CalDAV',
  category: 'calendar',
  fields: CaldavAccess,
  sources: [{ name: 'calendar', hasFolders: true }],
  async open(services, access) {
    return {
      async identifyOwner() {
        const { addresses } = await findCalendars(services, access)
        const { host } = new URL(access.url)
        const name = access.user.toLowerCase()
        const address = addresses[0] ?? (name.includes('@') ? name : `${name}@${host}`)
        return { subject: `${name}@${host}`, address: address.toLowerCase() }
      },
      read: (_source, position) => read(services, access, position),
      async listFolders() {
        const { calendars } = await findCalendars(services, access)
        return calendars.map(({ href, name }) => ({ id: pathOf(href), name }))
      },
      close: () => undefined,
    }
  },
})

/** One calendar is one page. */
async function read(services: Services, access: CaldavAccess, position: Position): Promise<SourcePage> {
  const { cursor, page, since, now } = position
  const before = cursor === null ? null : Cursor.parse(JSON.parse(cursor))
  const isCurrent = before !== null && !isNearlyOver(before.until, now)
  const place =
    page === null
      ? await begin(services, access, position, isCurrent ? before.until : spanEnd(now))
      : Place.parse(JSON.parse(page))
  const [calendar, ...left] = place.left
  if (!calendar) return through(place, before)
  const token = isCurrent ? (before.tokens[calendar.href] ?? null) : null
  const reader = { services, credentials: { user: access.user, password: access.password }, span: { since, now } }
  const found = await readCalendar(reader, calendar, token)
  const tokens = { ...place.tokens, [calendar.href]: found?.token ?? token ?? '' }
  const { skipped = {}, whole } = found ?? {}
  const records = (found?.records ?? []).map((one) => ({ ...one, folders: [pathOf(calendar.href)] }))
  return { records, skipped, ...(whole && { whole }), next: JSON.stringify({ ...place, left, tokens }) }
}

async function begin(services: Services, access: CaldavAccess, { without }: Position, until: string): Promise<Place> {
  const { calendars } = await findCalendars(services, access)
  return { until, tokens: {}, left: calendars.filter(({ href }) => !without.includes(pathOf(href))) }
}

/** The last page has no events: what is left of calendars that are not there any more goes. */
function through({ until, tokens }: Place, before: z.infer<typeof Cursor> | null): SourcePage {
  const removed = Object.keys(before?.tokens ?? {}).filter((href) => tokens[href] === undefined)
  return {
    records: [],
    ...(removed.length > 0 && { whole: { refsFrom: removed.map(pathOf) } }),
    next: null,
    cursor: JSON.stringify({ until, tokens }),
  }
}
