import type { Services } from '@wellmet/platform/services.ts'
import { expectGiven, type Credentials } from '../../engine/request-address.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import type { CaldavAccess } from '../typed-access.contract.ts'
import { askDav, davAnswer, type DavResource, type Props } from './dav.ts'

export interface Calendar {
  href: string
  /** Whether it tells what changed since a token (RFC 6578). */
  tellsChanges: boolean
  ctag: string | null
}

export interface CalendarHome {
  calendars: (Calendar & { name: string })[]
  /** Under which addresses the server knows the owner. */
  addresses: string[]
}

const names =
  '<current-user-principal xmlns="DAV:"/><c:calendar-home-set/><c:calendar-user-address-set/><resourcetype xmlns="DAV:"/>'
const ofCalendar = `<resourcetype xmlns="DAV:"/><displayname xmlns="DAV:"/><c:supported-calendar-component-set/><g:getctag xmlns:g="http://calendarserver.org/ns/"/><sync-token xmlns="DAV:"/>`
const propfind = (props: string): string =>
  `<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>${props}</d:prop></d:propfind>`

/** From whatever address the member has: of a calendar, of their calendars, of themselves or of the server (RFC 6764). */
export async function findCalendars(services: Services, { url, user, password }: CaldavAccess): Promise<CalendarHome> {
  const credentials = { user, password }
  const ask = (at: string, depth: '0' | '1', props: string) => propfindAt(services, at, credentials, depth, props)
  const first =
    (await ask(url, '0', names)) ?? (await ask(new URL('/.well-known/caldav', url).href, '0', names)) ?? missing()
  const principal = await principalOf(first, ask)
  const addresses = addressesOf(principal?.props ?? {})
  if (isCalendar(first[0]?.props))
    return { calendars: ((await ask(url, '0', ofCalendar)) ?? []).flatMap(calendarOf), addresses }
  const home = principal?.props['calendar-home-set']?.href[0]
  if (!principal || home === undefined) return missing()
  const listed = await ask(new URL(home, principal.href).href, '1', ofCalendar)
  return { calendars: (listed ?? []).flatMap(calendarOf), addresses }
}

type AskProps = (at: string, depth: '0' | '1', props: string) => Promise<DavResource[] | null>

/** The first that knows where the calendars are: what was asked, or whom it names. */
async function principalOf(first: DavResource[], ask: AskProps): Promise<DavResource | undefined> {
  const [resource] = first
  if (!resource || resource.props['calendar-home-set']?.href.length) return resource
  const named = resource.props['current-user-principal']?.href[0]
  if (named === undefined) return undefined
  return (await ask(new URL(named, resource.href).href, '0', names))?.[0]
}

/** Null where the server knows nothing of calendars. */
async function propfindAt(
  services: Services,
  url: string,
  credentials: Credentials,
  depth: '0' | '1',
  props: string,
): Promise<DavResource[] | null> {
  const answer = await askDav(services, url, credentials, { method: 'PROPFIND', depth, body: propfind(props) })
  if (answer.status === 404 || answer.status === 405 || answer.status === 501) return null
  expectGiven(services, answer, credentials)
  return answer.status === 207 ? davAnswer(answer, url).resources : null
}

const isCalendar = (props: Props | undefined): boolean => props?.resourcetype?.['calendar'] !== undefined

function calendarOf({ href, props }: DavResource): CalendarHome['calendars'] {
  const kinds = props['supported-calendar-component-set']?.comp.map((comp) => comp['@name'])
  if (!isCalendar(props) || (kinds && !kinds.includes('VEVENT'))) return []
  const name = props.displayname ?? new URL(href).pathname.split('/').findLast(Boolean) ?? href
  return [{ href, name, tellsChanges: props['sync-token'] !== undefined, ctag: props.getctag ?? null }]
}

const addressesOf = (props: Props): string[] =>
  (props['calendar-user-address-set']?.href ?? []).flatMap((href) => /^mailto:(\S+@\S+)$/i.exec(href)?.[1] ?? [])

function missing(): never {
  throw new ProviderFailed('No calendars were found.', { problem: { code: 'not_a_calendar', field: 'url' } })
}
