import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
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
  | 'another shape'
  | 'more than asked'
  | 'hangs up'

export interface AskedOfProvider {
  key: string | undefined
  body: { query: Clause; size: number; titlecase?: boolean; data_include?: string }
}

export interface PeopleDataLabs {
  url: string
  key: string
  asked: AskedOfProvider[]
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

/** A local server that speaks the protocol of People Data Labs' person search. */
export async function startPeopleDataLabs(people: readonly PersonRecord[]): Promise<PeopleDataLabs> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: PeopleDataLabs = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v5`,
    key: 'a key of the stand-in',
    asked: [],
    mood: 'well',
    callsLeft: 1_000,
    slowMs: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as AskedOfProvider['body']
    const key = request.headers['x-api-key'] as string | undefined
    const refuse = (status: keyof typeof errors) =>
      send(response, status, { status, error: { type: errors[status], message: `As the stand-in says: ${status}` } })
    if (request.method !== 'POST' || request.url !== '/v5/person/search') return refuse(404)
    standIn.asked.push({ key, body })
    standIn.callsLeft = Math.max(0, standIn.callsLeft - 1)
    await pause(standIn.slowMs)
    if (key !== standIn.key) return refuse(401)
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
function written(person: PersonRecord, { titlecase, data_include: include }: AskedOfProvider['body']): object {
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
