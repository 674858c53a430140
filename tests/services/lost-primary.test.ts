import { expect, onTestFinished, test, vi } from 'vitest'
import pg from 'pg'
import { apiBehindFront, expectRefused } from '../world/database-front.ts'

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
