import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { createApi } from '../../apps/api/api.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { testConfig } from './config.ts'
import { newDatabase } from './database.ts'
import { cookieOf } from './world.ts'

/** What HAProxy does in front of several servers: without a primary it takes connections and closes them at once. */
async function startFront(port: number) {
  let hasPrimary = true
  let isFrozen = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (!hasPrimary) {
      client.destroy()
      return
    }
    const upstream = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.once('close', () => other.destroy())
      one.on('data', (bytes) => void (isFrozen || other.write(bytes)))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closeAll = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(() => {
    closeAll()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    losePrimary() {
      hasPrimary = false
      closeAll()
    },
    findPrimary() {
      hasPrimary = true
      isFrozen = false
      closeAll()
    },
    /** Connections stay, and nothing comes through any more, as with a server that hangs. */
    freeze() {
      isFrozen = true
    },
  }
}

/** The API with a proxy in front of its database, and somebody who has signed up. */
export async function apiBehindFront(databaseTimeoutMs?: number) {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const url = new URL(database.url)
  const front = await startFront(Number(url.port))
  url.port = String(front.port)
  const services = await openServices(testConfig(url.href, {}, areas), 'test', {
    hooks,
    ...(databaseTimeoutMs === undefined ? {} : { databaseTimeoutMs }),
  })
  const api = await createApi(services)
  await api.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await api.close()
    await services.close()
  })
  const origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedUp = await post('/api/account/sign-up', {
    name: 'Ana Lima',
    email: 'ana@example.com',
    password: 'correct horse battery',
  })
  const cookie = cookieOf(signedUp)
  return {
    database,
    front,
    services,
    cookie,
    read: () => fetch(`${origin}/api/account/session`, { headers: { cookie } }),
    write: (name = 'Bruno Costa') => post('/api/network/contacts', { name }, cookie),
    ready: () => fetch(`${origin}/health/ready`),
  }
}

/** With 503 and the time after which to ask again. */
export async function expectRefused(answer: Response, retryAfter = 2): Promise<void> {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe(String(retryAfter))
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
}
