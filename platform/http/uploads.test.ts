import { once } from 'node:events'
import { request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { listenTo } from '../../tests/contract/listen-to.ts'
import { takeUploads } from './uploads.ts'

const about = { access: 'anyone', summary: '', reply: z.unknown() } as const

async function start(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true })
  takeUploads(app, 60)
  app.post('/notes', { config: { endpoint: { route: 'POST /notes', ...about } } }, async () => 'noted')
  app.get('/stream', { config: { endpoint: { route: 'GET /stream', stream: true, ...about } } }, async (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    reply.raw.write('data: 1\n\n')
    await pause(200)
    reply.raw.end('data: 2\n\n')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

test('a body that trickles in is cut off', async () => {
  const asking = startRequest({ port: await start(), host: '127.0.0.1', path: '/notes', method: 'POST' })
  asking.setHeader('content-type', 'application/json').setHeader('content-length', 100)
  asking.write('{')
  await expect(once(asking, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a stream may last longer than a body may take', async () => {
  const stream = await listenTo(`http://127.0.0.1:${await start()}/stream`)
  expect([await stream.nextEvent(), await stream.nextEvent()]).toEqual([1, 2])
})
