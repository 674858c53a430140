import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { testConfig } from '../../tests/world/config.ts'
import { announce, deliveries, event, when } from '../events/event.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { enqueue, job, work } from './job.ts'
import { startWorker, type RunningWorker } from './worker.ts'

const note = job('test.note', z.object({ what: z.string() }))
const stumble = job('test.stumble', z.object({ what: z.string() }))
const takeTime = job('test.take-time', z.object({ what: z.string() }))
const thingHappened = event('thing.happened', z.object({ what: z.string() }))

let database: TestDatabase
let services: OpenServices
let worker: RunningWorker | undefined
const fails = { left: 0 }
const begun = Promise.withResolvers<void>()

beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url, { WORKER_SILENT_AFTER_SECONDS: '3' }), 'test', { hooks: [] })
})
afterAll(async () => {
  await worker?.stop()
  await services.close()
  await database.drop()
})

/** An effect in the database that shows how often it was had. */
const keep = async (tx: Parameters<typeof enqueue>[0], what: string) =>
  void (await sql`insert into platform.outbox (id, name, payload) values (gen_random_uuid(), ${`effect:${what}`}, '{}')`.execute(
    tx,
  ))

const effects = (what: string) =>
  services.database.system.asSystem(async (tx) => {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from platform.outbox where name = ${`effect:${what}`}`.execute(tx)
    return rows[0]!.n
  })

const isLocked = (key: string) =>
  services.database.system.asSystem(async (tx) => {
    const { rows } =
      await sql`select from graphile_worker._private_jobs where key = ${key} and locked_by is not null`.execute(tx)
    return rows.length > 0
  })

const works = [
  work(note, async ({ tx }, { what }) => keep(tx, what)),
  work(stumble, async ({ tx }, { what }) => {
    await keep(tx, what)
    if (fails.left-- > 0) throw new Error('not this time')
  }),
  work(takeTime, async ({ tx }, { what }) => {
    begun.resolve()
    await sleep(1_500)
    await keep(tx, what)
  }),
  deliveries([
    when(thingHappened, 'remember it', ({ tx }, { what }) => keep(tx, `remember ${what}`)),
    when(thingHappened, 'stumble over it', async ({ tx }, { what }) => {
      await keep(tx, `stumble ${what}`)
      if (fails.left-- > 0) throw new Error('not this time')
    }),
  ]),
]

test('a job is there if and only if the change that needs it is', async () => {
  worker = await startWorker(services, works, [])
  await services.database.system.asSystem((tx) => enqueue(tx, note, { what: 'kept' }))
  const undone = services.database.system.asSystem(async (tx) => {
    await enqueue(tx, note, { what: 'undone' })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await vi.waitFor(async () => expect(await effects('kept')).toBe(1), { timeout: 5_000 })
  expect(await effects('undone')).toBe(0)
})

test('a job that fails is tried again, and has its effect once', async () => {
  fails.left = 1
  await services.database.system.asSystem((tx) => enqueue(tx, stumble, { what: 'stumbled' }))
  await vi.waitFor(async () => expect(await effects('stumbled')).toBe(1), { timeout: 15_000 })
})

test('jobs with one key are one job', async () => {
  const later = new Date(Date.now() + 60_000)
  await services.database.system.asSystem(async (tx) => {
    for (const what of ['a', 'b', 'c']) await enqueue(tx, note, { what }, { key: 'one', runAt: later })
    const { rows } = await sql<{
      payload: unknown
    }>`select payload from graphile_worker._private_jobs where key = 'one'`.execute(tx)
    expect(rows).toEqual([{ payload: { what: 'c' } }])
  })
})

test('every reaction to an event happens once, although one of them fails at first', async () => {
  fails.left = 1
  await services.database.system.asSystem((tx) => announce(tx, thingHappened, { what: 'it' }))
  await vi.waitFor(async () => expect(await effects('stumble it')).toBe(1), { timeout: 15_000 })
  expect(await effects('remember it')).toBe(1)
})

test('a job of a worker that fell silent is given back and done', async () => {
  await services.database.system.asSystem(async (tx) => {
    await enqueue(tx, note, { what: 'orphan' }, { key: 'orphan', runAt: new Date(Date.now() + 2_000) })
    await sql`update graphile_worker._private_jobs set locked_by = 'worker-that-died', locked_at = now() - interval '1 minute' where key = 'orphan'`.execute(
      tx,
    )
  })
  await vi.waitFor(async () => expect(await effects('orphan')).toBe(1), { timeout: 15_000 })
})

test('a job is done although its workers died more often than it may fail', async () => {
  await services.database.system.asSystem((tx) =>
    enqueue(tx, note, { what: 'orphan again' }, { key: 'again', runAt: new Date(Date.now() + 60_000), maxAttempts: 2 }),
  )
  for (let death = 0; death < 3; death += 1) {
    await services.database.system.asSystem((tx) =>
      sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'worker-that-died', locked_at = now() - interval '1 minute' where key = 'again'`.execute(
        tx,
      ),
    )
    await vi.waitFor(async () => expect(await isLocked('again')).toBe(false), { timeout: 15_000 })
  }
  await services.database.system.asSystem((tx) =>
    sql`update graphile_worker._private_jobs set run_at = now() where key = 'again'`.execute(tx),
  )
  await vi.waitFor(async () => expect(await effects('orphan again')).toBe(1), { timeout: 15_000 })
})

test('a payload of the wrong shape is refused where it is written', async () => {
  const wrong = services.database.system.asSystem((tx) => enqueue(tx, note, { what: 3 } as unknown as { what: string }))
  await expect(wrong).rejects.toThrow('expected string')
})

test('a worker that is stopped finishes what it has begun', async () => {
  await services.database.system.asSystem((tx) => enqueue(tx, takeTime, { what: 'finished' }))
  await begun.promise
  expect(await effects('finished')).toBe(0)
  await worker?.stop()
  worker = undefined
  expect(await effects('finished')).toBe(1)
})
