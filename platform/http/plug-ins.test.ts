import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract, type Contract } from '../contract/endpoint.ts'
import { openApiDocument } from '../contract/openapi.ts'
import type { PlugIn } from '../contract/plug-in.ts'
import { notFound } from '../contract/problem.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'

const Fault = z.object({ status: z.int(), fault: z.string() }).meta({ id: 'Fault' })

/** As an area would write one: a media type, a form of problems and a value for its handlers, in one place. */
const spokenInLines: PlugIn<{ mark: string }> = {
  name: 'lines',
  request: { types: ['text/x-lines'], read: (text) => ({ lines: text.split('\n') }) },
  reply: { as: 'text', type: 'text/x-lines', headers: { 'x-lines': 'yes' } },
  problems: {
    under: '/lines',
    type: 'application/x-fault',
    description: 'A fault',
    schema: Fault,
    write: ({ status, message }) => ({ status, fault: message }),
  },
  openApi: { bodyType: 'text/x-lines', headers: [{ name: 'x-lines', required: false, schema: { type: 'string' } }] },
  extend: (exchange) => ({ mark: exchange.header('x-lines') ?? '' }),
}

const Lines = z.strictObject({ lines: z.array(z.string()) })
const open = { access: 'anyone', summary: 'planted' } as const
const lines = contract('lines', {
  reverse: { route: 'POST /lines', ...open, body: Lines, reply: z.string(), plugIns: [spokenInLines] },
  lose: { route: 'GET /lines/:id', ...open, reply: z.string(), plugIns: [spokenInLines] },
  guarded: {
    ...open,
    route: 'POST /lines/guarded',
    access: 'admin',
    body: Lines,
    reply: z.string(),
    plugIns: [spokenInLines],
  },
  plain: { route: 'POST /plain', ...open, body: Lines, reply: z.object({}) },
})

let database: TestDatabase
let services: OpenServices
let app: FastifyInstance
const ran: string[] = []

beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url), 'test', { hooks: [] })
  const served = serve(lines)({
    reverse: async ({ body, mark }) => [mark, ...body.lines.toReversed()].join('\n'),
    lose: () => Promise.reject(notFound('line')),
    guarded: async () => {
      ran.push('guarded')
      return ''
    },
    plain: async () => ({}),
  })
  app = await createServer({ services, served: [served], identify: async () => null })
})
afterAll(async () => {
  await app.close()
  await services.close()
  await database.drop()
})

const post = (url: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'text/x-lines', 'x-lines': '2' }, payload: 'a\nb' })

test('an area speaks a form of its own without a change to the platform', async () => {
  const answer = await post('/lines')
  expect(answer.body).toBe('2\nb\na')
  expect(answer.headers).toMatchObject({ 'content-type': 'text/x-lines; charset=utf-8', 'x-lines': 'yes' })
})

test('problems have its form too, also where nothing answers', async () => {
  for (const url of ['/lines/0198c9a0-0000-7000-8000-000000000000', '/lines/a/b/c']) {
    const answer = await app.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/x-fault; charset=utf-8'])
    expect(Fault.parse(answer.json())).toMatchObject({ status: 404 })
  }
})

test('its media type is taken nowhere else', async () => {
  expect((await post('/plain')).statusCode).toBe(415)
})

test('the caller is asked for before the plug-in and the handler have their turn', async () => {
  const answer = await post('/lines/guarded')
  expect([answer.statusCode, ran]).toEqual([401, []])
})

test('the document describes it', () => {
  const { paths } = openApiDocument([lines], { title: '', version: '', description: '' })
  expect(paths).toMatchObject({
    '/lines': {
      post: {
        parameters: [{ name: 'x-lines', in: 'header' }],
        requestBody: { content: { 'text/x-lines': {} } },
        responses: {
          200: { content: { 'text/x-lines': {} } },
          default: { description: 'A fault', content: { 'application/x-fault': {} } },
        },
      },
    },
  })
})

test('a server whose plug-in would let callers past the access does not start', async () => {
  const pastAccess: PlugIn = { name: 'past access', caller: { by: 'nobody' } }
  const endpoint = { route: 'GET /secrets', access: 'admin', summary: 'planted', reply: z.string() } as const
  const secrets = contract('secrets', { show: { ...endpoint, plugIns: [pastAccess] } }) as unknown as Contract
  await expect(
    createServer({
      services,
      served: [{ contract: secrets, handlers: { show: async () => 'a secret' } }],
      identify: async () => null,
    }),
  ).rejects.toThrow('GET /secrets: past access does not ask who calls, but its access is admin')
})
