import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findToEnrich } from './people-data-enrich.ts'
import { matches, type Clause, type PersonRecord } from './people-data-query.ts'

/** How it behaves towards whoever asks next. */
export type Mood =
  | 'well'
  /** Nobody found: 200 with a total of 0, as an older reference has it. */
  | 'nobody in the old way'
  | 'out of credits'
  | 'too fast'
  | 'broken'
  | 'slow'
  | 'garbage'
  /** The answer ends in the middle. */
  | 'cut off'
  | 'another shape'
  | 'more than asked'
  | 'hangs up'

export interface AskedOfProvider {
  key: string | undefined
  body: { query: Clause; size: number; titlecase?: boolean; data_include?: string }
}

export interface EnrichedByProvider {
  key: string | undefined
  query: Record<string, string>
  status: number
}

export interface PeopleDataLabs {
  url: string
  key: string
  /** Credits that are left, by key; what a search costs is not taken from them. A key that is not here is not good. */
  credits: Map<string, number>
  asked: AskedOfProvider[]
  /** Questions about one person. */
  enriched: EnrichedByProvider[]
  mood: Mood
  /** Calls that it still takes in this minute. */
  callsLeft: number
  /** How long an answer takes. */
  slowMs: number
  close(): Promise<void>
}

const errors = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'payment_required',
  404: 'not_found',
  429: 'rate_limit_error',
  500: 'api_error',
}

const builtInKey = 'a key of the stand-in'

/** A local server that speaks the protocol of People Data Labs' person search and person enrichment. */
export async function startPeopleDataLabs(people: readonly PersonRecord[]): Promise<PeopleDataLabs> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: PeopleDataLabs = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v5`,
    key: builtInKey,
    credits: new Map([[builtInKey, 1_000]]),
    asked: [],
    enriched: [],
    mood: 'well',
    callsLeft: 1_000,
    slowMs: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.headers['x-api-key'] as string | undefined
    const refuse = (status: keyof typeof errors) =>
      send(response, status, { status, error: { type: errors[status], message: `As the stand-in says: ${status}` } })
    const { pathname, searchParams } = new URL(request.url ?? '/', standIn.url)
    if (request.method === 'GET' && pathname === '/v5/person/enrich') return enrich(response, key, searchParams)
    const body = JSON.parse((await textOf(request)) || '{}') as AskedOfProvider['body']
    if (request.method !== 'POST' || request.url !== '/v5/person/search') return refuse(404)
    standIn.asked.push({ key, body })
    standIn.callsLeft = Math.max(0, standIn.callsLeft - 1)
    await pause(standIn.slowMs)
    if (!standIn.credits.has(key ?? '')) return refuse(401)
    const isSized = Number.isInteger(body.size) && body.size >= 1 && body.size <= 100
    if (!isSized || typeof body.query !== 'object') return refuse(400)
    switch (standIn.mood) {
      case 'out of credits':
        return refuse(402)
      case 'too fast':
        return refuse(429)
      case 'broken':
        return refuse(500)
      case 'slow':
        await pause(60_000, undefined, { ref: false })
        return
      case 'garbage':
        return send(response, 200, '<html>It works!</html>')
      case 'another shape':
        return send(response, 200, { status: 200, data: { people: [] }, total: 'many' })
      case 'nobody in the old way':
        return send(response, 200, { status: 200, data: [], total: 0 })
      case 'hangs up':
        return void response.destroy()
      case 'cut off':
        return send(response, 200, '{"status": 200, "data": [{"id": "person-0"')
      case 'well':
      case 'more than asked':
    }
    const found = people.filter((person) => matches(person, body.query))
    if (found.length === 0) return refuse(404)
    const most = standIn.mood === 'more than asked' ? people.length : body.size
    const returned = (standIn.mood === 'more than asked' ? people : found).slice(0, most)
    response.setHeader('x-call-credits-spent', String(returned.length))
    response.setHeader('x-call-credits-type', 'person')
    const data = returned.map((person) => written(person, body))
    send(response, 200, { status: 200, data, total: found.length, scroll_token: 'next' })
  }

  /** One credit for each match, and none for anything else. */
  async function enrich(response: ServerResponse, key: string | undefined, query: URLSearchParams): Promise<void> {
    const one: EnrichedByProvider = { key, query: Object.fromEntries(query), status: 0 }
    standIn.enriched.push(one)
    const refuse = (status: keyof typeof errors) => {
      one.status = status
      send(response, status, { status, error: { type: errors[status], message: `As the stand-in says: ${status}` } })
    }
    await pause(standIn.slowMs)
    const left = standIn.credits.get(key ?? '')
    if (left === undefined) return refuse(401)
    response.setHeader('x-totallimit-remaining', String(left))
    if (standIn.mood === 'out of credits') return refuse(402)
    if (standIn.mood === 'too fast') return refuse(429)
    if (standIn.mood === 'broken') return refuse(500)
    if (standIn.mood === 'hangs up') return void response.destroy()
    if (standIn.mood === 'slow') {
      await pause(60_000, undefined, { ref: false })
      return
    }
    const found = findToEnrich(people, one.query)
    if (found === 'asked for nobody') return refuse(400)
    if (!found) return refuse(404)
    if (left === 0) return refuse(402)
    standIn.credits.set(key ?? '', left - 1)
    response.setHeader('x-totallimit-remaining', String(left - 1))
    response.setHeader('x-call-credits-spent', '1')
    one.status = 200
    const wanted = { titlecase: query.get('titlecase') === 'true', data_include: query.get('data_include') ?? '' }
    const text = JSON.stringify({ status: 200, likelihood: 9, data: written(found, wanted) })
    if (standIn.mood === 'garbage') return send(response, 200, '<html>It works!</html>')
    send(response, 200, standIn.mood === 'cut off' ? text.slice(0, text.length / 2) : text)
  }

  function send(response: ServerResponse, status: number, body: unknown): void {
    // Dictionaries with single quotes, as Python prints them.
    response.setHeader('x-ratelimit-limit', "{'minute': 1000}")
    response.setHeader('x-ratelimit-remaining', `{'minute': ${standIn.callsLeft}}`)
    response.setHeader('x-ratelimit-reset', new Date(Date.now() + 30_000).toISOString().slice(0, 19).replace('T', ' '))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  return standIn
}

/** Lower case unless title case is asked for; only the fields that are asked for. */
function written(
  person: PersonRecord,
  { titlecase, data_include: include }: Pick<AskedOfProvider['body'], 'titlecase' | 'data_include'>,
): object {
  const wanted = include?.split(',')
  const shown = new Set(['full_name', 'job_title', 'job_company_name', 'location_name'])
  return Object.fromEntries(
    Object.entries(person)
      .filter(([field]) => !wanted || wanted.includes(field))
      .map(([field, value]) => [
        field,
        titlecase && shown.has(field) && typeof value === 'string'
          ? value.replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase())
          : value,
      ]),
  )
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
