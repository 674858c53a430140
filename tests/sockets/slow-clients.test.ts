import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { world, type Somebody, type World } from '../world/world.ts'
import { askFor, timesOf, refusalsIn, type Asked } from './other-users.ts'
import { slowKinds, startSlowClients } from './slow-clients.ts'

let made: World
let slow: Somebody
let other: Somebody
let idle: Asked[]

const port = () => (made.app.server.address() as AddressInfo).port

beforeAll(async () => {
  // As an operator runs it, and not as wide as other tests need it.
  made = await world({ MAX_IN_FLIGHT: '16', MAX_WAITING: '64', MAX_WAIT_MS: '150' })
  slow = await made.signUp('Slow Client')
  other = await made.signUp('Other User')
  const asOther = { port: port(), cookie: other.cookie! }
  await askFor(500, asOther)
  idle = await askFor(1_500, asOther)
})
afterAll(() => made.close())

test.each(slowKinds)('%s keep nobody else waiting', async (kind) => {
  const clients = startSlowClients(kind, 32, { port: port(), cookie: slow.cookie!, longPath: '/openapi.json' })
  try {
    await pause(1_000)
    const asked = await askFor(1_500, { port: port(), cookie: other.cookie! })
    expect(refusalsIn(asked)).toEqual([])
    // The 99th percentile is measured by npm run slow-clients: here the clients share a process with the server.
    expect(timesOf(asked).p50).toBeLessThan(2 * timesOf(idle).p50 + 200)
  } finally {
    clients.stop()
  }
})
