import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createFaults, type Fault, type Faults } from './faults.ts'
import { sendAnswer, withFaults } from './send-answer.ts'
import type { Answer, AskedOfStandIn, Grant, GrantOf, Refusals, Route } from './stand-in-protocol.ts'

export interface StandIn {
  /** Origin without a slash at its end. */
  url: string
  /** A token that is taken without signing in, for the first account. */
  token: string
  /** The last 10,000 requests, the parts of a batch included. */
  asked: AskedOfStandIn[]
  faults: Faults
  /** How long each answer takes at least. */
  latencyMs: number
  /** Of all requests. */
  countOf(operation: string): number
  close(): Promise<void>
}

export interface StandInServer extends StandIn {
  /** Answers one part of a batch as if it had been asked for on its own. */
  answerPart(part: { method: string; target: string; of: AskedOfStandIn }): Promise<Answer>
}

interface StandInOptions {
  routes: readonly Route[]
  refusals: Refusals
  /** What the built-in token allows. */
  grant: Grant
  /** Further tokens, usually those of the sign-in stand-in. */
  grantOf?: GrantOf | undefined
}

const mostRemembered = 10_000
const builtInToken = 'a-token-of-the-stand-in'

/** A local HTTP server that answers by routes, counts what it is asked and consults its script of faults. */
export async function startStandIn({ routes, refusals, grant, grantOf }: StandInOptions): Promise<StandInServer> {
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const underWay = new Map<string, number>()
  const lastItems = new Map<string, unknown[]>()
  const counts = new Map<string, number>()
  const standIn: StandInServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: builtInToken,
    asked: [],
    faults: createFaults(),
    latencyMs: 0,
    countOf: (operation) => counts.get(operation) ?? 0,
    async answerPart({ method, target, of }) {
      const part = takeRequest({ method, target, headers: of.headers, body: '', concurrent: of.concurrent })
      return (await answerOf(part)).answer
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.headers.authorization ?? ''
    const concurrent = (underWay.get(key) ?? 0) + 1
    underWay.set(key, concurrent)
    try {
      const { method = 'GET', url: target = '/', headers } = request
      const body = await text(request)
      const asked = takeRequest({ method, target, headers, body, concurrent })
      await pause(standIn.latencyMs)
      const { answer, faults } = await answerOf(asked)
      await sendAnswer(response, answer, faults)
    } finally {
      underWay.set(key, underWay.get(key)! - 1)
    }
  }

  type Incoming = Pick<AskedOfStandIn, 'method' | 'headers' | 'body' | 'concurrent'> & { target: string }

  function takeRequest({ target, ...rest }: Incoming): AskedOfStandIn {
    const { pathname: path, searchParams: query } = new URL(target, standIn.url)
    const route = routeFor(rest.method, path)
    const operation = route?.operation ?? 'unknown'
    const token = /^Bearer (.+)$/i.exec(rest.headers.authorization ?? '')?.[1]
    const asked: AskedOfStandIn = { operation, path, query, token, status: 0, ...rest }
    asked.operation = route?.closerName?.(asked) ?? operation
    counts.set(asked.operation, standIn.countOf(asked.operation) + 1)
    standIn.asked.push(asked)
    // A benchmark asks a hundred thousand times.
    if (standIn.asked.length > 2 * mostRemembered) standIn.asked.splice(0, mostRemembered)
    return asked
  }

  async function answerOf(asked: AskedOfStandIn): Promise<{ answer: Answer; faults: Fault[] }> {
    const faults = standIn.faults.strike(asked)
    const refused = refusalFor(faults, asked, refusals)
    const acted = refused ?? (await answerByRoute(asked))
    const late = faults.find((fault) => fault.kind === 'error after acting')
    const given = late && !refused ? refusals.serverError(late.status, asked) : acted
    const key = `${asked.operation} ${asked.token}`
    const answer = withFaults(given, faults, lastItems.get(key) ?? [])
    if (given.items) lastItems.set(key, (given.body as Record<string, unknown[]>)[given.items] ?? [])
    asked.status = answer.status
    return { answer, faults }
  }

  async function answerByRoute(asked: AskedOfStandIn): Promise<Answer> {
    const route = routeFor(asked.method, asked.path)
    if (!route) return refusals.notFound(asked)
    const granted = asked.token === builtInToken ? grant : asked.token && (await grantOf?.(asked.token))
    if (!granted && !route.isOpen) return refusals.unauthorized(asked)
    return route.answer(asked, granted || grant, route.path.exec(asked.path)?.groups ?? {})
  }

  const routeFor = (method: string, path: string): Route | undefined =>
    routes.find((route) => route.method === method && route.path.test(path))

  return standIn
}

/** The provider's refusal, if a fault asks for one. */
function refusalFor(faults: readonly Fault[], asked: AskedOfStandIn, refusals: Refusals): Answer | undefined {
  for (const fault of faults) {
    switch (fault.kind) {
      case 'unauthorized':
        return refusals.unauthorized(asked)
      case 'expired cursor':
        return refusals.expiredCursor(asked)
      case 'server error':
        return refusals.serverError(fault.status ?? 503, asked)
      case 'this answer':
        return fault
      case 'too many requests': {
        const { headers, ...answer } = refusals.tooManyRequests(asked)
        return { ...answer, headers: { ...headers, ...retryAfter(fault) } }
      }
      default:
    }
  }
  return undefined
}

function retryAfter({ retryAfter: seconds, written }: Extract<Fault, { kind: 'too many requests' }>) {
  if (seconds === undefined) return {}
  const value = written === 'as a date' ? new Date(Date.now() + seconds * 1000).toUTCString() : String(seconds)
  return { 'retry-after': value }
}
