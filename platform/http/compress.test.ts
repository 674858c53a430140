import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract } from '../contract/endpoint.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { acceptedEncoding } from './compress.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'
import type { Viewer } from './viewer.ts'

const reply = z.object({ names: z.array(z.string()) })
const answers = contract('answers', {
  long: { route: 'GET /long', access: 'user', summary: 'Long', reply },
  short: { route: 'GET /short', access: 'user', summary: 'Short', reply },
  credentials: { route: 'GET /credentials', access: 'user', keys: 'never', summary: 'Credentials', reply },
  open: { route: 'GET /open', access: 'anyone', summary: 'Open', reply },
})
const many = { names: Array.from({ length: 200 }, (_, at) => `Somebody ${at}`) }
const viewer: Viewer = {
  userId: '0191d7a0-0000-7000-8000-000000000001',
  name: 'Ana',
  email: 'ana@example.com',
  emailVerified: true,
  workspaceId: null,
  role: null,
  sessionId: null,
  sessionRenewedAt: null,
  provenAt: null,
  lacksSecondFactor: false,
  lacksSignOn: false,
  isConfined: false,
  keyId: null,
  grantId: null,
  resource: null,
  scopes: null,
}

let database: TestDatabase
let services: OpenServices
let app: FastifyInstance
beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url), 'test', { hooks: [] })
  const served = serve(answers)({
    long: async () => many,
    short: async () => ({ names: ['Ana'] }),
    credentials: async () => many,
    open: async () => many,
  })
  app = await createServer({ services, served: [served], identify: async () => viewer })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})

const cookie = 'session=aaaaaaaaaaaaaaaaaaaaaaaa'
const ownPage = { cookie, 'sec-fetch-site': 'same-origin' }
const ask = (url: string, headers: Record<string, string>) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })

test('a long answer to our own page is compressed, and says the same under the same tag', async () => {
  const plain = await ask('/long', { ...ownPage, 'accept-encoding': 'identity' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await ask('/long', ownPage)
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: plain.headers.etag })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  const gzip = await ask('/long', { ...ownPage, 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
})

test('what another site can cause with the cookie of a reader is never compressed', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await ask('/long', { cookie, 'sec-fetch-site': site })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toEqual(many)
  }
  expect((await ask('/long', { cookie })).headers['content-encoding']).toBeUndefined()
})

test('answers about credentials, answers for everybody and short ones are not compressed', async () => {
  for (const url of ['/credentials', '/open', '/short'])
    expect((await ask(url, ownPage)).headers['content-encoding']).toBeUndefined()
})

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br; q=0.0', null],
  ['brother', null],
])('a client that accepts %j is answered in %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
