import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { contract } from '../contract/endpoint.ts'
import { openServices } from '../open-services.ts'
import type { Identify } from './credentials.ts'
import { serve } from './serve.ts'
import { createServer } from './server.ts'

const rate = { points: 20, seconds: 60 }
const reply = z.object({})
const things = contract('things', {
  guess: { route: 'GET /guess', access: 'anyone', summary: 'Guess', reply, rate },
  spend: { route: 'GET /spend', access: 'user', summary: 'Spend', reply, rate },
})

let database: TestDatabase
beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

const identify: Identify = async (credential) =>
  credential.kind === 'session'
    ? {
        userId: `00000000-0000-4000-8000-00000000000${credential.token.at(-1)}`,
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
    : null

async function start(settings: Record<string, string>) {
  const services = await openServices(testConfig(database.url, { RATE_LIMIT_FACTOR: '1', ...settings }), 'test', {
    hooks: [],
  })
  const warned = vi.spyOn(services.log, 'warn')
  const served = serve(things)({ guess: async () => ({}), spend: async () => ({}) })
  const app = await createServer({ services, served: [served], identify })
  onTestFinished(async () => {
    await app.close()
    await services.close()
  })
  return { app, warned }
}

interface Asking {
  url: string
  remoteAddress?: string
  headers?: Record<string, string>
}

async function passesOf(app: FastifyInstance, times: number, asking: (time: number) => Asking): Promise<number> {
  let passes = 0
  for (let time = 0; time < times; time += 1) if ((await app.inject(asking(time))).statusCode === 200) passes += 1
  return passes
}

test('what a client writes into X-Forwarded-For does not step over a limit', async () => {
  const { app, warned } = await start({ TRUST_PROXY: '1' })
  const forged = (time: number, client: string) => ({
    url: '/guess',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `10.9.${time}.1, ${client}` },
  })
  expect(await passesOf(app, 60, (time) => forged(time, '203.0.113.7'))).toBe(20)
  expect(await passesOf(app, 1, (time) => forged(time, '203.0.113.8'))).toBe(1)
  expect(warned).not.toHaveBeenCalled()
})

test('the addresses of one IPv6 network count as one', async () => {
  const { app } = await start({})
  const from = (time: number) => ({ url: '/guess', remoteAddress: `2001:db8:1:2::${(time + 1).toString(16)}` })
  expect(await passesOf(app, 45, from)).toBe(20)
  expect(await passesOf(app, 1, () => ({ url: '/guess', remoteAddress: '2001:db8:1:3::1' }))).toBe(1)
})

test('what is costly is counted for a user, whatever the address', async () => {
  const { app } = await start({})
  const spend = (time: number, user: number) => ({
    url: '/spend',
    remoteAddress: `203.0.113.${time}`,
    headers: { cookie: `session=${'x'.repeat(20)}${user}` },
  })
  expect(await passesOf(app, 45, (time) => spend(time, 1))).toBe(20)
  expect(await passesOf(app, 1, (time) => spend(time, 2))).toBe(1)
})

test('a proxy that is not named is told of once, and not believed', async () => {
  const { app, warned } = await start({})
  const forged = (time: number) => ({ url: '/guess', headers: { 'x-forwarded-for': `203.0.113.${time}` } })
  expect(await passesOf(app, 30, forged)).toBe(20)
  expect(warned.mock.calls.filter(([line]) => String(line).includes('TRUST_PROXY'))).toHaveLength(1)
})
