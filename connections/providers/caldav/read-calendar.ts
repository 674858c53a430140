import { newBudget } from '@wellmet/platform/files/calendar/read-icalendar.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { expectGiven, type Credentials } from '../../engine/request-address.ts'
import type { SourceRecord, Whole } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { meetingsIn } from '../meetings-in.ts'
import { askDav, davAnswer, escapeXml, type DavAnswer } from './dav.ts'
import type { Calendar } from './find-calendars.ts'

/** As many events as are asked for at once. */
const perRequest = 100
/** Nobody has more events in one calendar. What is beyond is left out, and counted. */
const mostEvents = 20_000
/** A server may tell changes in parts, and must come to an end. */
const mostParts = 200

interface Changes {
  changed: string[]
  removed: string[]
  token: string
  isWhole: boolean
}

interface CalendarPage {
  records: SourceRecord[]
  skipped: Record<string, number>
  whole: Whole
  token: string
}

export interface CalendarReader {
  services: Services
  credentials: Credentials
  span: { since: Date; now: Date }
}

/**
 * What is new in one calendar since `token`; everything without one, and when the server does not know the token any
 * more. Null when nothing changed.
 */
export async function readCalendar(
  reader: CalendarReader,
  calendar: Calendar,
  token: string | null,
): Promise<CalendarPage | null> {
  if (!calendar.tellsChanges && calendar.ctag !== null && calendar.ctag === token) return null
  const changes = await changesOf(reader, calendar, token)
  const budget = newBudget()
  const records: SourceRecord[] = []
  const left = Math.max(0, changes.changed.length - mostEvents)
  const skipped: Record<string, number> = left > 0 ? { too_many_events: left } : {}
  for (let from = 0; from < Math.min(changes.changed.length, mostEvents); from += perRequest) {
    const some = changes.changed.slice(from, Math.min(from + perRequest, mostEvents))
    for (const { path, data } of await eventsAt(reader, calendar, some)) {
      const found = await meetingsIn(Buffer.from(data), reader.span, budget)
      records.push(...found.records.map((one) => ({ ...one, ref: `${path} ${one.ref}` })))
      for (const [reason, count] of Object.entries(found.skipped)) skipped[reason] = (skipped[reason] ?? 0) + count
    }
  }
  const touched = [...changes.changed, ...changes.removed].map((href) => `${pathOf(href)} `)
  return {
    records,
    skipped,
    whole: { refsFrom: changes.isWhole ? [pathOf(calendar.href)] : touched },
    token: changes.token,
  }
}

async function changesOf(reader: CalendarReader, calendar: Calendar, token: string | null): Promise<Changes> {
  if (!calendar.tellsChanges) return await listAll(reader, calendar)
  const told = token === null ? null : await changesSince(reader, calendar, token)
  return told ?? (await changesSince(reader, calendar, '')) ?? (await listAll(reader, calendar))
}

/** Null when the server does not know the token, or does not tell changes after all. */
async function changesSince(reader: CalendarReader, calendar: Calendar, token: string): Promise<Changes | null> {
  const changes: Changes = { changed: [], removed: [], token, isWhole: token === '' }
  for (let part = 0; part < mostParts; part += 1) {
    const answer = await report(reader, calendar, '0', syncCollection(changes.token))
    if (answer === null || answer.syncToken === null) return null
    for (const { href, status } of answer.resources.filter(({ href }) => isEvent(href, calendar))) {
      if (status === 404) changes.removed.push(href)
      else changes.changed.push(href)
    }
    changes.token = answer.syncToken
    // 507 of the calendar itself: there is more to tell.
    if (!answer.resources.some(({ href, status }) => !isEvent(href, calendar) && status === 507)) return changes
  }
  throw new ProviderFailed('The changes of a calendar do not end.')
}

async function listAll(reader: CalendarReader, calendar: Calendar): Promise<Changes> {
  const { services, credentials } = reader
  const body = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
  const answer = await askDav(services, calendar.href, credentials, { method: 'PROPFIND', depth: '1', body })
  const { resources } = davAnswer(expectGiven(services, answer, credentials), calendar.href)
  const changed = resources.map(({ href }) => href).filter((href) => isEvent(href, calendar))
  return { changed, removed: [], token: calendar.ctag ?? '', isWhole: true }
}

async function eventsAt(reader: CalendarReader, calendar: Calendar, hrefs: readonly string[]) {
  const wanted = hrefs.map((href) => `<d:href>${escapeXml(pathOf(href))}</d:href>`).join('')
  const body = `<c:calendar-multiget xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:prop><c:calendar-data/></d:prop>${wanted}</c:calendar-multiget>`
  const answer = await report(reader, calendar, '1', body)
  if (answer === null) throw new ProviderFailed('The events of a calendar were refused.')
  return answer.resources.flatMap(({ href, props }) => {
    const data = props['calendar-data']
    return data === undefined ? [] : [{ path: pathOf(href), data }]
  })
}

/** Null when the question is refused, and not the one who asks it. */
async function report(
  { services, credentials }: CalendarReader,
  { href }: Calendar,
  depth: '0' | '1',
  body: string,
): Promise<DavAnswer | null> {
  const answer = await askDav(services, href, credentials, { method: 'REPORT', depth, body })
  if (answer.status !== 401 && answer.status !== 429 && answer.status >= 400 && answer.status < 500) return null
  if (answer.status === 501 || answer.status === 507) return null
  return davAnswer(expectGiven(services, answer, credentials), href)
}

const syncCollection = (token: string): string =>
  `<sync-collection xmlns="DAV:"><sync-token>${escapeXml(token)}</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`

export const pathOf = (href: string): string => new URL(href).pathname

/** Not the calendar itself, and not what is elsewhere. */
const isEvent = (href: string, calendar: Calendar): boolean =>
  !href.endsWith('/') && pathOf(href).startsWith(pathOf(calendar.href)) && pathOf(href).length < 1000
