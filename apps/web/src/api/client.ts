import { currentLocale } from '@wellmet/platform/messages/locale.ts'
import createClient from 'openapi-fetch'
import createQueryHooks from 'openapi-react-query'
import type { paths } from '@wellmet/client/schema.gen.ts'
import { isStepUp, stepUp } from './step-up.ts'
import { shownWorkspace } from './shown-workspace.ts'

/** The API, typed by its own description. Same origin: the session cookie travels by itself. */
export const http = createClient<paths>({ baseUrl: '' })
/** What is sent once more after the user has confirmed who they are: a body can be read only once. */
const again = new WeakMap<Request, Request>()
http.use({
  onRequest({ request }) {
    request.headers.set('accept-language', currentLocale())
    for (const [name, value] of Object.entries(shownWorkspace.header())) request.headers.set(name, value)
    if (request.method !== 'GET') again.set(request, request.clone())
  },
  async onResponse({ request, response }) {
    if (response.status === 409) shownWorkspace.notice(await response.clone().json())
    const repeat = again.get(request)
    if (response.status !== 403 || !repeat || !isStepUp(await response.clone().json())) return undefined
    return (await stepUp.ask()) ? fetch(repeat) : undefined
  },
})
/** Only for depends-on.ts and changes.ts, which add what is declared about a query or mutation. */
export const generated = createQueryHooks(http)

type EventOf<Path> = Path extends { get: { responses: { 200: { content: { 'text/event-stream': infer Event } } } } }
  ? Event
  : never
type StreamPath = { [P in keyof paths]: [EventOf<paths[P]>] extends [never] ? never : P }[keyof paths]
type Hear<Event> = { onEvent: (event: Event) => void; onGivenUp: () => void }

/**
 * Listens to a stream of the API until the function it returns is called. The browser connects again by itself; a
 * stream that is refused, or breaks off twice without an event between, is given up, and asking is what remains.
 */
export const listen = <P extends StreamPath>(
  path: P,
  params: Record<string, string>,
  { onEvent, onGivenUp }: Hear<EventOf<paths[P]>>,
): (() => void) => {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name))
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !inPath.has(name))).toString()
  const address = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const source = new EventSource(query === '' ? address : `${address}?${query}`)
  let failures = 0
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    failures = 0
    onEvent(JSON.parse(data) as EventOf<paths[P]>)
  })
  source.addEventListener('error', () => {
    failures += 1
    if (source.readyState !== EventSource.CLOSED && failures < 2) return
    source.close()
    onGivenUp()
  })
  return () => source.close()
}
