import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import pg from 'pg'
import { createApi } from '../../apps/api/api.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { testConfig } from '../world/config.ts'
import { newDatabase } from '../world/database.ts'
import { cookieOf } from '../world/world.ts'

/** What HAProxy does in front of several servers: without a primary it takes connections and closes them at once. */
async function startFront(port: number) {
  let hasPrimary = true
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
      one.pipe(other)
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
      closeAll()
    },
  }
}

async function apiBehindFront() {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const url = new URL(database.url)
  const front = await startFront(Number(url.port))
  url.port = String(front.port)
  const services = await openServices(testConfig(url.href, {}, areas), 'test', { hooks })
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
    read: () => fetch(`${origin}/api/account/session`, { headers: { cookie } }),
    write: () => post('/api/network/contacts', { name: 'Bruno Costa' }, cookie),
    ready: () => fetch(`${origin}/health/ready`),
  }
}

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
}

test('without a primary every request is refused with 503, and is answered again once there is one', async () => {
  const { front, read, write, ready } = await apiBehindFront()
  expect((await ready()).status).toBe(200)
  front.losePrimary()
  await expectRefused(await read())
  await expectRefused(await write())
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 5_000 })
  front.findPrimary()
  expect((await read()).status).toBe(200)
  expect((await write()).status).toBe(201)
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 5_000 })
})

test('a server that takes no writes is not ready, refuses writes and is left once there is another', async () => {
  const { database, front, read, write, ready } = await apiBehindFront()
  const name = new URL(database.url).pathname.slice(1)
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  // As a primary that was demoted: connections stay, and can only read.
  await superuser.query(`alter database ${name} set default_transaction_read_only = on`)
  front.findPrimary()
  await expectRefused(await write())
  expect((await read()).status).toBe(200)
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 5_000 })
  expect(await (await ready()).json()).toMatchObject({ parts: { database: { detail: 'takes no writes' } } })
  // No connection to it is kept that was refused: the next one finds the new primary.
  await superuser.query('begin; set transaction read write')
  await superuser.query(`alter database ${name} reset default_transaction_read_only`)
  await superuser.query('commit')
  await vi.waitFor(async () => expect((await write()).status).toBe(201), { timeout: 5_000 })
})
