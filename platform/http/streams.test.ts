import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { z } from 'zod'
import { listenTo } from '../../tests/contract/listen-to.ts'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract } from '../contract/endpoint.ts'
import { stream } from '../contract/stream.plug-in.ts'
import { notFound } from '../contract/problem.ts'
import { openServices } from '../open-services.ts'
import type { Identify } from './credentials.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'
import type { StreamLimits } from './streams.ts'
import type { Viewer } from './viewer.ts'

const clocks = contract('clocks', {
  tell: {
    route: 'GET /clocks/:name',
    access: 'user',
    summary: 'Tell',
    params: z.strictObject({ name: z.string() }),
    plugIns: [stream],
    reply: z.object({ tick: z.int(), text: z.string().optional() }),
  },
  show: { route: 'GET /show', access: 'anyone', summary: 'Show', reply: z.object({}) },
})

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

const ana: Viewer = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ana',
  email: 'ana@example.com',
  emailVerified: true,
  workspaceId: null,
  role: null,
  sessionId: 's',
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
const signedIn = (who = 'ana') => ({ cookie: `session=${who}-${'x'.repeat(20)}` })

/** Clocks that tick for ever, count to three, break at the third tick, talk too much, or say what is not declared. */
async function* ticks(name: string, signal: AbortSignal) {
  for (let tick = 1; ; tick++) {
    yield { tick, ...(name === 'loud' ? { text: 'x'.repeat(64_000) } : {}), secret: 'not declared' }
    if (name === 'short' && tick === 3) return
    if (name === 'broken' && tick === 2) throw new Error('the spring broke')
    if (name !== 'loud') await pause(name === 'slow' ? 60_000 : 5, undefined, { signal })
  }
}

async function start(limits: Partial<StreamLimits> = {}, settings: Record<string, string> = {}) {
  const services = await openServices(testConfig(database.url, settings), 'test', { hooks: [] })
  const signals: AbortSignal[] = []
  const known = new Map(['ana', 'bob'].map((who) => [who, { ...ana, userId: ana.userId.replace(/1$/, who) }]))
  const identify: Identify = async (credential) =>
    credential.kind === 'session' ? (known.get(credential.token.split('-')[0]!) ?? null) : null
  const served = serve(clocks)({
    tell: async ({ params, signal }) => {
      if (params.name === 'none') throw notFound('clock')
      signals.push(signal)
      return ticks(params.name, signal)
    },
    show: async () => ({}),
  })
  const app = await createServer({ services, served: [served], identify, streams: limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await services.close()
  }
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  const listen = (name: string, who = 'ana') => listenTo(`${origin}/clocks/${name}`, signedIn(who))
  return { app, origin, port, listen, signals, known, close, services }
}

test('events come one by one, each in the shape that the contract names, until there are no more', async () => {
  const { listen } = await start()
  const stream = await listen('short')
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
    'content-security-policy': expect.any(String),
  })
  const heard: (string | null)[] = []
  while (heard.at(-1) !== null) heard.push(await stream.next())
  expect(heard).toEqual(['retry: 2000', 'data: {"tick":1}', 'data: {"tick":2}', 'data: {"tick":3}', null])
})

test('what is refused is refused with a problem, before anything is streamed', async () => {
  const { origin, listen } = await start()
  const unknown = await listen('none')
  expect(unknown.status).toBe(404)
  expect(unknown.headers['content-type']).toContain('application/problem+json')
  const stranger = await fetch(`${origin}/clocks/slow`)
  expect(stranger.status).toBe(401)
  expect(await stranger.json()).toMatchObject({ code: 'unauthenticated' })
})

test('a silent stream is kept alive', async () => {
  const { listen } = await start({ heartbeatMs: 20 })
  const stream = await listen('slow')
  expect([await stream.next(), await stream.next(), await stream.next(), await stream.next()]).toEqual([
    'retry: 2000',
    'data: {"tick":1}',
    ':',
    ':',
  ])
  stream.hangUp()
})

test('when the client leaves, whatever it waited for is given up', async () => {
  const { listen, signals } = await start()
  const stream = await listen('slow')
  await stream.nextEvent()
  stream.hangUp()
  await vi.waitFor(() => expect(signals[0]!.aborted).toBe(true))
})

test.each([
  ['has ended', null],
  ['has gone to another workspace', { ...ana, userId: `${ana.userId.slice(0, -1)}ana`, workspaceId: 'another' }],
])('a stream ends when the session %s', async (_what, then) => {
  const { listen, known } = await start({ heartbeatMs: 30 })
  const [mine, theirs] = await Promise.all([listen('slow'), listen('slow', 'bob')])
  await Promise.all([mine.nextEvent(), theirs.nextEvent()])
  if (then) known.set('ana', then)
  else known.delete('ana')
  expect(await mine.nextEvent()).toBeNull()
  expect(await theirs.next()).toBe(':')
  theirs.hangUp()
})

test('a stream ends after the longest time', async () => {
  const { listen } = await start({ longestMs: 100 })
  const began = performance.now()
  const stream = await listen('slow')
  await stream.nextEvent()
  expect(await stream.nextEvent()).toBeNull()
  expect(performance.now() - began).toBeGreaterThan(95)
})

test('events that break end the stream, and are logged without being told', async () => {
  const { listen, services } = await start()
  const logged = vi.spyOn(services.log, 'error')
  const stream = await listen('broken')
  expect([await stream.nextEvent(), await stream.nextEvent(), await stream.next()]).toEqual([
    { tick: 1 },
    { tick: 2 },
    null,
  ])
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId: expect.any(String) }), 'a stream broke off')
})

test('open streams take no place from requests', async () => {
  const { listen, origin } = await start({}, { MAX_IN_FLIGHT: '2', MAX_WAITING: '1', MAX_WAIT_MS: '50' })
  const streams = []
  for (let n = 0; n < 5; n++) streams.push(await listen('slow'))
  const show = async () => (await fetch(`${origin}/show`)).text()
  expect(await Promise.all([show(), show()])).toEqual(['{}', '{}'])
  for (const stream of streams) stream.hangUp()
  await pause(20)
  expect(await show()).toBe('{}')
})

test('a stream has answered when it begins: how long it is listened to is not measured as waiting', async () => {
  const { listen, services } = await start()
  const stream = await listen('slow')
  await stream.nextEvent()
  const answered = async () =>
    (await services.metrics.renderMetrics()).match(/duration_seconds_count\{[^}]*clocks\/:name[^}]*\} (\d+)/)?.[1]
  expect(await answered()).toBe('1')
  stream.hangUp()
  await pause(20)
  expect(await answered()).toBe('1')
})

test('one listener opens only so many at once, and a closed one makes room', async () => {
  const { listen } = await start({ maxPerListener: 2 })
  const [first] = [await listen('slow'), await listen('slow')]
  const third = await listen('slow')
  expect(third.status).toBe(429)
  expect(third.headers['retry-after']).toBe('10')
  expect((await listen('slow', 'bob')).status).toBe(200)
  first.hangUp()
  await vi.waitFor(async () => expect((await listen('short')).status).toBe(200))
})

test('all together open only so many at once, and one that was refused by its handler takes no place', async () => {
  const { listen } = await start({ maxOpen: 1 })
  expect((await listen('none')).status).toBe(404)
  expect((await listen('slow')).status).toBe(200)
  const second = await listen('slow', 'bob')
  expect(second.status).toBe(503)
  expect(second.headers['retry-after']).toBe('10')
})

test('a client that does not read is dropped', async () => {
  const { port, signals } = await start({ heartbeatMs: 100 })
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET /clocks/loud HTTP/1.1\r\nhost: a\r\ncookie: ${signedIn().cookie}\r\n\r\n`)
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), { timeout: 5_000 })
})

test('a client that reads gets all of what is said faster than it reads', async () => {
  const { listen } = await start()
  const stream = await listen('loud')
  for (let tick = 1; tick <= 200; tick++) expect((await stream.nextEvent<{ tick: number }>())!.tick).toBe(tick)
  stream.hangUp()
})

test('the server ends its streams when it ends, and does not wait for them', async () => {
  const { listen, close, signals } = await start()
  const streams = await Promise.all([listen('slow'), listen('slow'), listen('slow', 'bob')])
  await Promise.all(streams.map((stream) => stream.nextEvent()))
  expect((await ownTimeOf(close)).ms).toBeLessThan(1_000)
  expect(await Promise.all(streams.map((stream) => stream.nextEvent()))).toEqual([null, null, null])
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})
