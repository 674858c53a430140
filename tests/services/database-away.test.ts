import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import { isDisconnected } from '@wellmet/platform/database/failures.ts'
import { createApi } from '../../apps/api/api.ts'
import { apiBehindFront, expectRefused } from '../world/database-front.ts'
import { query } from './query.ts'

type Stage = Awaited<ReturnType<typeof apiBehindFront>>

const serverOf = (url: string): string => url.replace(/\/[^/]*$/, '/postgres')
const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** Nobody is signed in to the database when this returns. */
const cutOff = (server: string, name: string) =>
  query(server, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)

test('a database that is stopped or cannot be found by its name is answered with 503', async () => {
  const { services, cookie } = await apiBehindFront()
  const places = ['postgres://wellmet_app@nowhere.invalid/wellmet', 'postgres://wellmet_app@127.0.0.1:9/wellmet']
  for (const url of places) {
    const database = openDatabase({ url, maxConnections: 2, log: services.log, name: 'test' })
    const api = await createApi({ ...services, database })
    await api.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(async () => {
      await api.close()
      await database.close()
    })
    const origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
    const session = await fetch(`${origin}/api/account/session`, { headers: { cookie } })
    expect(session.status).toBe(503)
    await expectRefused(session)
    const signIn = { email: 'ana@example.com', password: 'correct horse battery' }
    const answer = await fetch(`${origin}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signIn),
    })
    await expectRefused(answer)
  }
}, 60_000)

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED', 'ETIMEDOUT'])(
  '%s means that the database is away',
  (code) => {
    expect(isDisconnected(Object.assign(new Error(code), { code }))).toBe(true)
  },
)

test('while the database has another name, or takes no connections, requests are answered with 503', async () => {
  const { database, front, read, write } = await apiBehindFront()
  const [server, name] = [serverOf(database.superuserUrl), nameOf(database.superuserUrl)]
  const away = async (change: string, back: string) => {
    await query(server, `alter database ${name} allow_connections false`)
    await cutOff(server, name)
    await query(server, change)
    front.findPrimary()
    await expectRefused(await read())
    await expectRefused(await write())
    await query(server, back)
    await query(server, `alter database ${name} allow_connections true`)
    expect((await read()).status).toBe(200)
    expect((await write()).ok).toBe(true)
  }
  await away('select 1', 'select 1')
  await away(`alter database ${name} rename to ${name}_elsewhere`, `alter database ${name}_elsewhere rename to ${name}`)
}, 60_000)

test('a role that may no longer sign in is answered with 503', async () => {
  const { database, front, read } = await apiBehindFront()
  const [server, name] = [serverOf(database.superuserUrl), nameOf(database.superuserUrl)]
  await query(server, `revoke connect on database ${name} from wellmet_app, public`)
  onTestFinished(async () => void (await query(server, `grant connect on database ${name} to wellmet_app, public`)))
  await cutOff(server, name)
  front.findPrimary()
  const answer = await read()
  expect(answer.status).toBe(503)
  await expectRefused(answer)
}, 60_000)

test('a database without room refuses changes with 503, and answers what only reads', async () => {
  const { database, read, write } = await apiBehindFront()
  // PostgreSQL itself says so, with its own code, as for a disk that is full.
  const change = (statement: string) => query(database.superuserUrl, statement)
  const refuse = (code: string) =>
    change(
      `create or replace function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
    )
  await refuse('53100')
  await change('create trigger refuse before insert on contacts.contacts execute function public.refuse()')
  for (const code of ['53100', '53200', '58030']) {
    await refuse(code)
    await expectRefused(await write(), 10)
    expect((await read()).status).toBe(200)
  }
  await change('drop function public.refuse() cascade')
  expect((await write()).status).toBe(201)
}, 60_000)

test('a database that hangs is given up in time, and is used again when it answers', async () => {
  const { front, read, write, ready }: Stage = await apiBehindFront(1_000)
  expect((await read()).status).toBe(200)
  front.freeze()
  const began = performance.now()
  await expectRefused(await read(), 10)
  expect(performance.now() - began).toBeLessThan(5_000)
  expect((await write()).status).toBe(503)
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 10_000 })
  front.findPrimary()
  expect((await read()).status).toBe(200)
  expect((await write()).status).toBe(201)
}, 60_000)

test('a statement that waits too long for a lock is given up with 503', async () => {
  const { database, write } = await apiBehindFront(1_000)
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  await superuser.query('begin; lock table contacts.contacts in access exclusive mode')
  await expectRefused(await write(), 10)
  await superuser.query('rollback')
  expect((await write()).status).toBe(201)
}, 60_000)

const states = ['stopped', 'renamed', 'full', 'read-only', 'slow'] as const

/** What puts a database into each state, and what ends it. */
function statesOf({
  database,
  front,
}: Stage): Record<(typeof states)[number], [begin: () => unknown, end: () => unknown]> {
  const [server, name] = [serverOf(database.superuserUrl), nameOf(database.superuserUrl)]
  const onServer = async (...statements: string[]) => {
    for (const statement of statements) await query(server, statement)
  }
  const inDatabase = (statement: string) => query(database.superuserUrl, statement)
  return {
    stopped: [() => front.losePrimary(), () => {}],
    renamed: [
      async () => {
        await onServer(`alter database ${name} allow_connections false`)
        await cutOff(server, name)
        await onServer(`alter database ${name} rename to ${name}_elsewhere`)
      },
      () =>
        onServer(`alter database ${name}_elsewhere rename to ${name}`, `alter database ${name} allow_connections true`),
    ],
    full: [
      async () => {
        await inDatabase(
          `create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
        )
        await inDatabase(`create trigger refuse before insert on contacts.contacts execute function public.refuse()`)
      },
      () => inDatabase('drop function public.refuse() cascade'),
    ],
    'read-only': [
      () => onServer(`alter database ${name} set default_transaction_read_only = on`),
      () => onServer(`alter database ${name} reset default_transaction_read_only`),
    ],
    slow: [() => front.freeze(), () => {}],
  }
}

test('a stopped, renamed, full, read-only or slow database is answered with 503 and Retry-After, never with 500', async () => {
  const stage = await apiBehindFront(1_000)
  const { front, read, write } = stage
  for (const state of states) {
    const [begin, end] = statesOf(stage)[state]
    await begin()
    // Connections that were opened before the change do not know of it.
    if (state === 'read-only') front.findPrimary()
    const reads = await Promise.all([read(), read(), read()])
    const writes = await Promise.all([1, 2, 3].map((one) => write(`Somebody ${state} ${one}`)))
    const seen = [...reads, ...writes].map((answer) => answer.status)
    for (const answer of writes) expect(answer.status, `a change while it is ${state}`).toBe(503)
    expect(
      seen.filter((status) => ![200, 503].includes(status)),
      `while it is ${state}`,
    ).toEqual([])
    for (const answer of [...reads, ...writes].filter(({ status }) => status === 503)) {
      expect(answer.headers.get('retry-after'), `while it is ${state}`).toMatch(/^\d+$/)
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    }
    await end()
    front.findPrimary()
    await vi.waitFor(async () => expect((await read()).status, `after it was ${state}`).toBe(200), { timeout: 10_000 })
    await vi.waitFor(async () => expect((await write(`Nobody ${state}`)).status, `after it was ${state}`).toBe(201), {
      timeout: 10_000,
    })
  }
}, 120_000)
