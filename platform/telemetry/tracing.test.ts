import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startTraceReceiver } from '../../tests/world/trace-receiver.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Enough of the PostgreSQL protocol to accept a login and answer each simple query with no rows. */
function createPostgresEnd(): Server {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5, type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ready = message('Z', Buffer.from('I'))
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      socket.on('data', (data) => {
        if (String(data).startsWith('Q')) socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]))
      })
    })
    socket.on('error', () => undefined)
  })
}

async function run(endpoint: (receiver: string) => string) {
  const { url, received } = await startTraceReceiver()
  const database = await listen(createPostgresEnd())
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', here('./register.ts'), here('./tracing-subject-for-tests.ts'), String(database)],
    { env: { PATH: process.env['PATH'], TRACING_URL: endpoint(url), SERVICE_NAME: 'subject' }, timeout: 15_000 },
  )
  return { stdout, received, spans: received.map(({ body }) => body.toString('latin1')).join('') }
}

test('with an endpoint the spans of the request and of its query arrive, without secrets', async () => {
  const { stdout, received, spans } = await run((receiver) => receiver)
  expect(stdout).toBe('traced')
  expect(received[0]?.url).toBe('/v1/traces')
  for (const part of ['subject', 'GET', '/people', 'pg.query', 'select 42']) expect(spans).toContain(part)
  expect(spans).not.toContain('canary-secret')
}, 20_000)

test('without an endpoint nothing of OpenTelemetry is there', async () => {
  const { stdout, received } = await run(() => '')
  expect(stdout).toBe('untraced')
  expect(received).toEqual([])
}, 20_000)
