import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { testConfig } from '../../tests/world/config.ts'
import { contract } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.plug-in.ts'
import { onceOnly } from '../contract/idempotency.plug-in.ts'
import { fail } from '../contract/problem.ts'
import { refuse } from '../contract/refusal.ts'
import { mustOutliveRefusal } from '../database/database.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'

const things = contract('things', {
  search: {
    route: 'GET /things',
    access: 'anyone',
    summary: 'Search',
    query: z.strictObject({
      limit: z.int().min(1).max(25).default(12),
      filter: z.enum(['all', 'founders']).default('all'),
    }),
    reply: z.object({ limit: z.int() }),
  },
  make: {
    route: 'POST /things',
    access: 'anyone',
    summary: 'Make',
    body: z.strictObject({ name: z.string().max(20) }),
    reply: z.object({ number: z.int(), name: z.string() }),
    status: 201,
    plugIns: [onceOnly],
  },
  change: {
    route: 'PATCH /things',
    access: 'anyone',
    summary: 'Change',
    body: z.strictObject({ name: z.string() }),
    reply: z.object({ name: z.string() }),
  },
  put: {
    route: 'POST /files',
    access: 'anyone',
    summary: 'Put a file',
    plugIns: [upload({ maxBytes: 1000, example: 'a' })],
    reply: z.object({ bytes: z.int() }),
  },
  show: { route: 'GET /thing', access: 'anyone', summary: 'Show', reply: z.object({ name: z.string() }) },
  guess: {
    route: 'POST /guess',
    access: 'anyone',
    summary: 'Guess',
    body: z.strictObject({ how: z.enum(['return', 'throw', 'throw uncounted']) }),
    reply: z.object({ guesses: z.int() }),
    plugIns: [onceOnly],
  },
  breakDown: { route: 'GET /break', access: 'anyone', summary: 'Break', reply: z.object({}) },
  costly: {
    route: 'GET /costly',
    access: 'anyone',
    summary: 'Costly',
    reply: z.object({}),
    rate: { points: 2, seconds: 60 },
  },
})

let database: TestDatabase
let services: OpenServices
let app: FastifyInstance
let made = 0
let name = 'first'

beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url, { RATE_LIMIT_FACTOR: '1' }), 'test', { hooks: [] })
  const served = serve(things)({
    search: async ({ query }) => ({ limit: query.limit }),
    make: async ({ body }) => ({ number: ++made, name: body.name, secret: 'not declared' }),
    change: async ({ body, expectUnchanged }) => {
      expectUnchanged({ name })
      name = body.name
      return { name }
    },
    put: async ({ upload }) => {
      let bytes = 0
      for await (const chunk of upload) bytes += (chunk as Buffer).length
      return { bytes }
    },
    show: async () => ({ name }),
    guess: ({ db, body: { how } }) =>
      db.asSystem(async (tx) => {
        await tx
          .insertInto('platform.processedJobs')
          .values({ key: `guess ${how} ${Math.random()}` })
          .execute()
        if (how === 'throw uncounted') throw fail('conflict', 'Thrown.')
        mustOutliveRefusal(tx)
        if (how === 'throw') throw fail('conflict', 'Thrown.')
        return refuse(fail('conflict', 'Returned.', { retryAfterSeconds: 7 }))
      }),
    breakDown: async () => {
      throw new Error('the password is hunter2')
    },
    costly: async () => ({}),
  })
  app = await createServer({ services, served: [served], identify: async () => null })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})

test.each(['0', '26', '1e309', '0x10', 'true', '[3]'])('limit=%s is 400 and names the field', async (limit) => {
  const answer = await app.inject({ url: '/things', query: { limit } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'limit' }],
    requestId: expect.any(String),
  })
})

test('an unknown filter and an unknown field are 400 and named', async () => {
  expect((await app.inject('/things?filter=best')).json().errors[0].field).toBe('filter')
  expect((await app.inject('/things?sort=name')).json().errors[0].field).toBe('sort')
})

test('a repeated creation with the same key answers the same, also when both come at once', async () => {
  const make = (key: string, thing: string) =>
    app.inject({ method: 'POST', url: '/things', headers: { 'idempotency-key': key }, payload: { name: thing } })
  const [one, two] = await Promise.all([make('k1', 'chair'), make('k1', 'chair')])
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(one.json()).toEqual(two.json())
  expect([one, two].filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(1)
  expect((await make('k1', 'table')).json()).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  expect((await make('k2', 'chair')).json().number).not.toBe(one.json().number)
})

const guess = (how: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/guess', payload: { how }, headers })

const guesses = async (how: string): Promise<number> => {
  const { rows } = await services.database.system.asSystem((tx) =>
    sql<{ n: number }>`select count(*)::int as n from platform.processed_jobs
      where key like ${`guess ${how} 0%`}`.execute(tx),
  )
  return rows[0]!.n
}

test('a refusal that is returned keeps what it wrote, and a thrown one does not', async () => {
  const returned = await guess('return')
  expect(returned.json()).toMatchObject({ status: 409, code: 'conflict', detail: 'Returned.' })
  expect(returned.headers['retry-after']).toBe('7')
  expect(await guesses('return')).toBe(1)
  expect((await guess('throw uncounted')).statusCode).toBe(409)
  expect(await guesses('throw uncounted')).toBe(0)
})

test('a refusal that was counted and is thrown all the same is an error of ours', async () => {
  expect((await guess('throw')).statusCode).toBe(500)
})

test('a refusal under an Idempotency-Key keeps what it wrote, and a repeat tries again', async () => {
  const before = await guesses('return')
  const answers = [
    await guess('return', { 'idempotency-key': 'g1' }),
    await guess('return', { 'idempotency-key': 'g1' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  expect((await guesses('return')) - before).toBe(2)
})

test('a reply holds nothing that the contract does not name', async () => {
  const answer = await app.inject({ method: 'POST', url: '/things', payload: { name: 'chair' } })
  expect(Object.keys(answer.json())).toEqual(['number', 'name'])
})

test('what was not changed is not sent again, and what was changed is not overwritten', async () => {
  const shown = await app.inject('/thing')
  const { etag } = shown.headers
  expect((await app.inject({ url: '/thing', headers: { 'if-none-match': etag as string } })).statusCode).toBe(304)
  const change = (tag: string, to: string) =>
    app.inject({ method: 'PATCH', url: '/things', headers: { 'if-match': tag }, payload: { name: to } })
  expect((await change(etag as string, 'second')).statusCode).toBe(200)
  expect((await change(etag as string, 'third')).json()).toMatchObject({ status: 412, code: 'precondition_failed' })
})

test('no answer is stored by a browser or a proxy', async () => {
  const made = await app.inject({ method: 'POST', url: '/things', payload: { name: 'chair' } })
  for (const answer of [await app.inject('/thing'), made, await app.inject('/nothing')])
    expect(answer.headers['cache-control']).toBe('no-store')
})

test('an unforeseen error tells the request id and nothing else', async () => {
  const answer = await app.inject('/break')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
})

test('a limit is told with the time to wait', async () => {
  await app.inject('/costly')
  await app.inject('/costly')
  const third = await app.inject('/costly')
  expect(third.statusCode).toBe(429)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  [{ payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400],
  [{ payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  [{ payload: '{"name":"x","__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } }, 400],
  [{ payload: JSON.stringify({ name: 'x'.repeat(300_000) }), headers: { 'content-type': 'application/json' } }, 413],
])('a body that cannot be read is refused (%#)', async (sent, status) => {
  const answer = await app.inject({ method: 'POST', url: '/things', ...sent })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().status).toBe(status)
})

test.each([
  ['/things/%', 400],
  ['/things/%ff', 400],
])('the malformed address %s is a problem like any other', async (url, status) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

test('a file is handed on as it arrives, up to its limit', async () => {
  const put = (payload: Buffer, type = 'application/octet-stream') =>
    app.inject({ method: 'POST', url: '/files', payload, headers: { 'content-type': type } })
  expect((await put(Buffer.alloc(1000))).json()).toEqual({ bytes: 1000 })
  expect((await put(Buffer.alloc(1001))).json()).toMatchObject({ status: 413, code: 'too_large' })
  expect((await put(Buffer.from('{}'), 'application/json')).json()).toMatchObject({ status: 415 })
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/things',
    payload: Buffer.alloc(3),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(elsewhere.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
})

test('there is nothing at an address that no contract names', async () => {
  expect((await app.inject('/nothing')).json()).toMatchObject({ status: 404, code: 'not_found' })
})

test('a problem is in the language of the request, with its title and its fields', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/things',
    payload: { name: 'x'.repeat(21) },
    headers: { 'accept-language': 'en-XA' },
  })
  const { title, detail, errors } = answer.json()
  for (const text of [title, detail, errors[0].message]) expect(text).toMatch(/^⟦.*⟧$/)
})
