import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '../../apps/api/api.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { workOf } from '@wellmet/platform/area.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { testConfig } from '../world/config.ts'
import { newDatabase } from '../world/database.ts'
import { cookieOf } from '../world/world.ts'
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts'

async function databaseForThisTest() {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  return database
}

/** API and worker, as processes would start them. */
async function startProduct(settings: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }) {
  const mail = await startMailCatcher()
  const config = testConfig(settings.DATABASE_URL, { ...settings, SMTP_URL: mail.url }, areas)
  const services = await openServices(config, 'test', { hooks })
  const api = await createApi(services)
  await api.listen({ host: '127.0.0.1', port: 0 })
  const worker = await startWorker(services, workOf(areas), [])
  onTestFinished(async () => {
    await worker.stop()
    await api.close()
    await services.close()
    await mail.stop()
  })
  const origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  const signUp = async (email: string) => {
    const body = JSON.stringify({ name: 'Ana Lima', email, password: 'correct horse battery' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/account/sign-up`, { method: 'POST', headers, body })
    expect(answer.status).toBe(201)
    return cookieOf(answer)
  }
  const emailOf = async (cookie: string) => {
    const answer = await fetch(`${origin}/api/account/session`, { headers: { cookie } })
    return ((await answer.json()) as { user?: { email: string } }).user?.email
  }
  const isReady = async () => (await fetch(`${origin}/health/ready`)).status === 200
  return { signUp, emailOf, isReady, mails: mail.mails }
}

/** Passes everything on to PostgreSQL, and writes down what connections ask for when they begin. */
async function startListeningProxy(databaseUrl: string) {
  const asked = new Set<string>()
  const { hostname, port } = new URL(databaseUrl)
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.once('data', (first) => {
      // Length and protocol version, then names and values, each ended by a zero.
      const words = first.subarray(8).toString().split('\0')
      words.filter((word, i) => i % 2 === 0 && word !== '').forEach((name) => asked.add(name))
      upstream.write(first)
      client.pipe(upstream)
    })
    upstream.pipe(client)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const own = String((server.address() as AddressInfo).port)
  return { url: databaseUrl.replace(`:${port}/`, `:${own}/`), asked }
}

test('connections ask for nothing that a pooler refuses, and JIT compilation is off all the same', async () => {
  const { url } = await databaseForThisTest()
  const proxy = await startListeningProxy(url)
  const { signUp, mails, isReady } = await startProduct({ DATABASE_URL: proxy.url })
  await signUp('ana@example.com')
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 20_000 })
  expect(await isReady()).toBe(true)
  expect([...proxy.asked].toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  const services = await openServices(testConfig(url), 'test', { hooks: [] })
  onTestFinished(() => services.close())
  expect((await services.database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
})

test.runIf(hasPgbouncer)('API and worker run behind a pooler that lends connections by transaction', async () => {
  const { url } = await databaseForThisTest()
  const pooled = await startPgbouncer(url)
  const { signUp, emailOf, mails, isReady } = await startProduct({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: url })
  const people = ['ana@example.com', 'kofi@example.com', 'mara@example.com']
  const cookies = await Promise.all(people.map(signUp))
  const seen = await Promise.all(Array.from({ length: 150 }, (_, i) => emailOf(cookies[i % 3]!)))
  expect(seen).toEqual(Array.from({ length: 150 }, (_, i) => people[i % 3]))
  await vi.waitFor(() => expect(mails).toHaveLength(3), { timeout: 20_000 })
  expect(await isReady()).toBe(true)
})
