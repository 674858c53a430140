import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { acquireLock, acquireLocks } from './locks.store.ts'

let database: TestDatabase
let services: OpenServices

beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url), 'test', { hooks: [] })
})
afterAll(async () => {
  await services.close()
  await database.drop()
})

const asSystem: OpenServices['database']['system']['asSystem'] = (work) => services.database.system.asSystem(work)

test('a second transaction waits for the lock until the first ends', async () => {
  const order: string[] = []
  const acquired = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const first = asSystem(async (tx) => {
    await acquireLock(tx, 'test.thing', 7)
    acquired.resolve()
    await mayEnd.promise
    order.push('first')
  })
  await acquired.promise
  const second = asSystem(async (tx) => {
    await acquireLock(tx, 'test.thing', '7')
    order.push('second')
  })
  await asSystem(async (tx) => {
    await acquireLock(tx, 'test.thing', 8)
    await acquireLock(tx, 'test.other-thing', 7)
    order.push('other locks')
  })
  mayEnd.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['other locks', 'first', 'second'])
})

test('transactions that acquire several locks in one order do not deadlock', async () => {
  const locks = ['a', 'b', 'c'].map((key) => ({ name: 'test.thing' as const, key }))
  const all = await Promise.all(Array.from({ length: 6 }, () => asSystem((tx) => acquireLocks(tx, locks))))
  expect(all).toHaveLength(6)
})
