import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.plug-in.ts'
import { onceOnly } from '../contract/idempotency.plug-in.ts'
import { createLog } from '../log/log.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { serve, type Call } from './serve.ts'
import { createServer } from './server.ts'

const things = contract('things', {
  show: { route: 'GET /thing', access: 'anyone', summary: 'Show', reply: z.object({}) },
  make: {
    route: 'POST /things',
    access: 'anyone',
    summary: 'Make',
    body: z.strictObject({ name: z.string() }),
    reply: z.object({}),
    plugIns: [onceOnly],
  },
  put: {
    route: 'POST /files',
    access: 'anyone',
    summary: 'Put a file',
    plugIns: [upload({ maxBytes: 1000, example: 'a' })],
    reply: z.object({}),
  },
  breakDown: { route: 'POST /break', access: 'anyone', summary: 'Break', body: z.object({}), reply: z.object({}) },
})

interface Sent {
  method?: 'POST'
  body?: string | Buffer<ArrayBuffer>
  type?: string
}

let database: TestDatabase
let services: OpenServices
let app: FastifyInstance
let address: string
let lines: string[] = []

/** Logs where a library or a store would: inside a transaction, after waiting for the database and for a timer. */
const logDeepInside = ({ db, services: { log } }: Call): Promise<Record<string, never>> =>
  db.transaction(async (tx) => {
    await sql`select 1`.execute(tx)
    log.info('in the transaction')
    await db.asSystem((system) => sql`select pg_sleep(0.01)`.execute(system))
    await new Promise((resolve) => setTimeout(resolve, 1))
    log.info('after waiting')
    return {}
  })

beforeAll(async () => {
  database = await newDatabase()
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => void lines.push(line) } })
  services = { ...(await openServices(testConfig(database.url, { TRUST_PROXY: '1' }), 'test', { hooks: [] })), log }
  const served = serve(things)({
    show: logDeepInside,
    make: logDeepInside,
    put: async (call) => {
      for await (const _ of call.upload) continue
      return logDeepInside(call)
    },
    breakDown: async () => {
      throw new Error('not foreseen')
    },
  })
  app = await createServer({ services, served: [served], identify: async () => null })
  // A real socket: what is injected does not come in through events of a connection.
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})
beforeEach(() => {
  lines = []
})

const send = async (path: string, id: string, { type = 'application/json', ...sent }: Sent) => {
  const answer = await fetch(address + path, {
    ...sent,
    headers: { 'x-request-id': id, 'idempotency-key': id, 'content-type': type },
  })
  await answer.text()
}

const logged = (message: string) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; requestId?: string })
    .filter(({ msg }) => msg === message)
    .map(({ requestId }) => requestId ?? 'none')
    .toSorted()

const post: Sent = { method: 'POST', body: JSON.stringify({ name: 'chair' }) }
const file: Sent = { method: 'POST', body: Buffer.alloc(900), type: 'application/octet-stream' }

test.each<[string, string, Sent]>([
  ['without a body', '/thing', {}],
  ['with a body', '/things', post],
  ['with a file', '/files', file],
])('every line of a request %s carries its id, however deep it is written', async (_, path, init) => {
  const ids = ['request-0001', 'request-0002', 'request-0003']
  await Promise.all(ids.map((id) => send(path, id, init)))
  for (const message of ['in the transaction', 'after waiting', 'answered']) expect(logged(message)).toEqual(ids)
})

test('an unforeseen error is logged under the id of its request, once in the line', async () => {
  await send('/break', 'request-0004', { method: 'POST', body: '{}' })
  expect(logged('unforeseen error')).toEqual(['request-0004'])
  expect(lines.every((line) => line.split('"requestId"').length === 2)).toBe(true)
})
