import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.plug-in.ts'
import { fail } from '../contract/problem.ts'
import { openServices } from '../open-services.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'
import type { UploadLimits } from './uploads.ts'

const files = contract('files', {
  put: {
    route: 'POST /files',
    access: 'anyone',
    summary: 'Put a file',
    plugIns: [upload({ maxBytes: 2_000_000, example: 'a' })],
    reply: z.object({ bytes: z.int() }),
  },
  refuse: {
    route: 'POST /refused',
    access: 'anyone',
    summary: 'Refuse a file without reading it',
    plugIns: [upload({ maxBytes: 2_000_000, example: 'a' })],
    reply: z.object({}),
  },
  show: { route: 'GET /show', access: 'anyone', summary: 'Show', reply: z.object({}) },
})

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

async function start(limits: Partial<UploadLimits> = {}, readerPauseMs = 0) {
  const settings = { MAX_IN_FLIGHT: '1', MAX_WAITING: '1', MAX_WAIT_MS: '50' }
  const services = await openServices(testConfig(database.url, settings), 'test', { hooks: [] })
  const served = serve(files)({
    put: async ({ upload }) => {
      let bytes = 0
      for await (const chunk of upload) {
        bytes += (chunk as Buffer).length
        if (readerPauseMs > 0) await pause(readerPauseMs)
      }
      return { bytes }
    },
    refuse: () => Promise.reject(fail('conflict', 'Not now.')),
    show: async () => ({}),
  })
  const app = await createServer({ services, served: [served], identify: async () => null, uploads: limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    await services.close()
  })
  const { port } = app.server.address() as AddressInfo
  const begin = async (content: Buffer | string, length: number, path = '/files') => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const client = { socket, heard: '' }
    socket.on('data', (data) => (client.heard += data.toString()))
    socket.on('error', () => {})
    await once(socket, 'connect')
    const type = 'content-type: application/octet-stream'
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: ${length}\r\n\r\n`)
    socket.write(content)
    await pause(50)
    return client
  }
  return { begin, origin: `http://127.0.0.1:${port}` }
}

const patience = { timeout: 5_000 }

test('files that are being sent take no place from requests', async () => {
  const { begin, origin } = await start({ maxPerSender: 8 })
  for (let file = 0; file < 4; file += 1) await begin('a', 1_000)
  expect((await fetch(`${origin}/show`)).status).toBe(200)
})

test('one sender sends only so many files at once, and one that has arrived makes room', async () => {
  const { begin } = await start({ maxPerSender: 2 })
  const first = await begin('a', 2)
  await begin('a', 2)
  const third = await begin('a', 2)
  await expect.poll(() => third.heard, patience).toContain('HTTP/1.1 429')
  await expect.poll(() => third.heard, patience).toContain('retry-after: 10')
  first.socket.write('b')
  await expect.poll(() => first.heard, patience).toContain('{"bytes":2}')
  const fourth = await begin('ab', 2)
  await expect.poll(() => fourth.heard, patience).toContain('{"bytes":2}')
})

test('all together send only so many files at once', async () => {
  const { begin } = await start({ maxOpen: 1 })
  await begin('a', 2)
  const second = await begin('a', 2)
  await expect.poll(() => second.heard, patience).toContain('HTTP/1.1 503')
})

test('a file that trickles in is refused, and its connection is closed', async () => {
  const { begin } = await start({ pace: { bytes: 1_000, withinMs: 200 } })
  const client = await begin('a', 100_000)
  // `once` would fail on a write that comes too late.
  const closed = new Promise((resolve) => client.socket.once('close', resolve))
  const trickle = setInterval(() => client.socket.write('a'), 20)
  onTestFinished(() => clearInterval(trickle))
  await expect.poll(() => client.heard, patience).toContain('HTTP/1.1 408')
  await closed
})

test('a file that is refused unread, and then does not go on, harms nobody', async () => {
  const { begin, origin } = await start({ pace: { bytes: 100, withinMs: 100 } })
  const { heard } = await begin('a', 1_000, '/refused')
  expect(heard).toMatch(/^HTTP\/1.1 409 /)
  // An error that nobody listens to would end this process.
  await pause(400)
  expect((await fetch(`${origin}/show`)).status).toBe(200)
})

test('a sender is not refused because we read slowly', async () => {
  const { begin } = await start({ pace: { bytes: 500_000, withinMs: 150 } }, 60)
  const client = await begin(Buffer.alloc(1_500_000), 1_500_000)
  await vi.waitFor(() => expect(client.heard).toContain('{"bytes":1500000}'), { timeout: 20_000 })
})

test('what is not a file is refused before it is read, however large it may be', async () => {
  const { origin } = await start()
  const answer = await fetch(`${origin}/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(1_000_000)),
  })
  expect(answer.status).toBe(413)
})
