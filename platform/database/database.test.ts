import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { fail } from '../contract/problem.ts'
import { createLog } from '../log/log.ts'
import type { Tx } from './connection.ts'
import { refreshStatistics } from './statistics.store.ts'
import { asSystem, beforeCommit, openDatabase, type Database } from './database.ts'

const ana = { viewerId: '018f0000-0000-7000-8000-00000000000a', workspaceId: null, principal: 'user:ana' }
const eve = { viewerId: '018f0000-0000-7000-8000-00000000000e', workspaceId: null, principal: 'user:eve' }

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await newDatabase()
  database = openDatabase({
    url: server.url,
    maxConnections: 4,
    log: createLog({ level: 'silent', name: 'test' }),
    name: 'test',
  })
})
afterAll(async () => {
  await database.close()
  await server.drop()
})

const asSuperuser = async (text: string) => {
  const client = new pg.Client({ connectionString: server.superuserUrl })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows as Record<string, unknown>[]
}

const viewerSeen = async (context: typeof ana) =>
  database
    .asViewer(context)
    .transaction(
      async (tx) => (await sql<{ id: string | null }>`select platform.viewer_id() as id`.execute(tx)).rows[0]!.id,
    )

describe('a transaction', () => {
  test('sees what its viewer may see, and leaves nothing behind in the pool', async () => {
    for (let i = 0; i < 8; i++) {
      expect(await viewerSeen(i % 2 ? ana : eve)).toBe((i % 2 ? ana : eve).viewerId)
    }
    const { rows } = await database.pool.query(
      `select current_setting('wellmet.viewer', true) as viewer, current_user as who`,
    )
    expect(rows[0]).toEqual({ viewer: '', who: 'wellmet_app' })
  })

  test('joins the one that is open, and commits once', async () => {
    const db = database.asViewer(ana)
    const ids = await db.transaction(async (outer) => {
      const id = async (tx: typeof outer) =>
        (await sql<{ id: string }>`select txid_current()::text as id`.execute(tx)).rows[0]!.id
      return [await id(outer), await db.transaction(id)]
    })
    expect(ids[0]).toBe(ids[1])
  })

  test('two at once do not share one', async () => {
    const db = database.asViewer(ana)
    const id = () =>
      db.transaction(
        async (tx) =>
          (await sql<{ id: string }>`select txid_current()::text as id, pg_sleep(0.05)`.execute(tx)).rows[0]!.id,
      )
    const [a, b] = await Promise.all([id(), id()])
    expect(a).not.toBe(b)
  })

  test('asks in turn when asked for several things at once', async () => {
    const numbers = await database
      .asViewer(ana)
      .transaction((tx) =>
        Promise.all(
          [1, 2, 3].map(async (n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(tx)).rows[0]!.n),
        ),
      )
    expect(numbers).toEqual([1, 2, 3])
  })

  test('takes on the system role for a part, and gives it back', async () => {
    const who = sql<{ who: string }>`select current_user as who`
    const db = database.asViewer(ana)
    const seen = await db.transaction(async (tx) => {
      const inside = await db.asSystem(async (system) => (await who.execute(system)).rows[0]!.who)
      return [inside, (await who.execute(tx)).rows[0]!.who]
    })
    expect(seen).toEqual(['wellmet_system', 'wellmet_app'])
  })

  test('takes on the system role for a function that was given the transaction, and only for the open one', async () => {
    const who = sql<{ who: string }>`select current_user as who`
    const db = database.asViewer(ana)
    const roleOf = (tx: Tx) => asSystem(tx, async (system) => (await who.execute(system)).rows[0]!.who)
    const [outer, seen] = await db.transaction(async (tx) => [
      tx,
      [await roleOf(tx), (await who.execute(tx)).rows[0]!.who],
    ])
    expect(seen).toEqual(['wellmet_system', 'wellmet_app'])
    expect(await database.system.asSystem(roleOf)).toBe('wellmet_system')
    expect(() => roleOf(outer)).toThrow('not the one that is open here')
  })

  test('goes on as the viewer after a problem inside the system role', async () => {
    const db = database.asViewer(ana)
    const who = sql<{ who: string }>`select current_user as who`
    const seen = await db.transaction(async (tx) => {
      const refused = db.asSystem(async () => {
        throw fail('not_found', 'There is no such thing.')
      })
      await expect(refused).rejects.toMatchObject({ code: 'not_found' })
      return (await who.execute(tx)).rows[0]!.who
    })
    expect(seen).toBe('wellmet_app')
  })

  test('that was aborted inside the system role keeps the first error and cannot be used any more', async () => {
    const db = database.asViewer(ana)
    await db.transaction(async (tx) => {
      const failing = db.asSystem((system) => sql`select 1 / 0`.execute(system))
      await expect(failing).rejects.toThrow('division by zero')
      await expect(sql`select 1`.execute(tx)).rejects.toThrow('nested asSystem')
      await expect(db.asSystem((system) => sql`select 1`.execute(system))).rejects.toThrow('nested asSystem')
    })
    expect(await viewerSeen(eve)).toBe(eve.viewerId)
  })

  test('never reads as the system beside a part that does', async () => {
    const db = database.asViewer(ana)
    const who = sql<{ who: string }>`select current_user as who, pg_sleep(0.02)`
    await db.transaction(async (tx) => {
      const system = db.asSystem(async (inner) => (await who.execute(inner)).rows[0]!.who)
      const beside = await Promise.allSettled([who.execute(tx), db.asSystem(async () => 'at the same time')])
      expect(beside.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(await system).toBe('wellmet_system')
      expect((await who.execute(tx)).rows[0]!.who).toBe('wellmet_app')
    })
  })

  test('for reading sees the same, refuses to write, and leaves its connection clean', async () => {
    const db = database.asViewer(ana)
    const seen = () =>
      db.reading(async (tx) => (await sql<{ id: string }>`select platform.viewer_id() as id`.execute(tx)).rows[0]!.id)
    expect(await Promise.all(Array.from({ length: 20 }, seen))).toEqual(Array.from({ length: 20 }, () => ana.viewerId))
    const writing = db.reading((tx) => sql`create table public.written (id int)`.execute(tx))
    await expect(writing).rejects.toThrow('This only reads.')
    expect(await viewerSeen(eve)).toBe(eve.viewerId)
  })

  test('that cannot begin says why, and asks nothing', async () => {
    await asSuperuser(`create role stranger login password 'x'`)
    const url = new URL(server.url)
    url.username = 'stranger'
    url.password = 'x'
    const strange = openDatabase({
      url: url.href,
      maxConnections: 1,
      log: createLog({ level: 'silent', name: 'test' }),
      name: 'test',
    })
    const system = strange.system.asSystem((tx) => sql`create table public.left_behind (id int)`.execute(tx))
    await expect(system).rejects.toThrow('permission denied to set role "wellmet_system"')
    await strange.close()
    await asSuperuser('drop role stranger')
    expect(await asSuperuser(`select from pg_tables where tablename = 'left_behind'`)).toEqual([])
  })

  test('that fails leaves nothing', async () => {
    const failing = database.system.asSystem(async (tx) => {
      await tx.insertInto('platform.processedJobs').values({ key: 'left behind' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await asSuperuser(`select from platform.processed_jobs where key = 'left behind'`)).toEqual([])
  })

  test('does what it left for its end once for each key, in their order, and not if it fails', async () => {
    const done: string[] = []
    const leave = async (end: () => void) =>
      database.system.asSystem(async (tx) => {
        const write = (key: string) =>
          beforeCommit(tx, key, async (last) => {
            await last
              .insertInto('platform.processedJobs')
              .values({ key: `at the end: ${key}` })
              .execute()
            done.push(key)
          })
        for (const key of ['b', 'a', 'b']) write(key)
        expect(done).toEqual([])
        end()
      })
    const failing = leave(() => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await leave(() => {})
    expect(done).toEqual(['a', 'b'])
    expect(await asSuperuser(`select key from platform.processed_jobs where key like 'at the end%'`)).toHaveLength(2)
  })

  test('is run again when PostgreSQL chose another winner', async () => {
    let runs = 0
    const result = await database.system.asSystem(async (tx) => {
      runs += 1
      if (runs < 3) await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(tx)
      return runs
    })
    expect(result).toBe(3)
  })

  test('is run again when the connection is lost before COMMIT', async () => {
    let runs = 0
    const result = await database.system.asSystem(async (tx) => {
      runs += 1
      if (runs === 1) {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await asSuperuser(`select pg_terminate_backend(${rows[0]!.pid})`)
        await sql`select 1`.execute(tx)
      }
      return runs
    })
    expect(result).toBe(2)
  })

  test('whose COMMIT got no answer is neither done nor undone: the outcome is unknown', async () => {
    const lost = database.system.asSystem(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      // A trigger at commit time ends the connection while COMMIT is under way.
      await asSuperuser(`
        create or replace function platform.cut() returns trigger language plpgsql security definer as $$ begin perform pg_terminate_backend(${rows[0]!.pid}); perform pg_sleep(1); return null; end $$;
        drop trigger if exists cut on platform.processed_jobs;
        create constraint trigger cut after insert on platform.processed_jobs deferrable initially deferred for each row execute function platform.cut()`)
      await tx.insertInto('platform.processedJobs').values({ key: 'who knows' }).execute()
    })
    await expect(lost).rejects.toMatchObject({ code: 'outcome_unknown', status: 503, retryAfterSeconds: 2 })
    await asSuperuser('drop trigger cut on platform.processed_jobs')
  })

  test('that was acknowledged without its standby is not taken for done', async () => {
    const unsure = database.system.asSystem(async (tx) => {
      await sql`do $$ begin raise warning 'canceling wait for synchronous replication due to user request'; end $$`.execute(
        tx,
      )
    })
    await expect(unsure).rejects.toMatchObject({ code: 'outcome_unknown' })
  })
})

test('when the disk is full, callers are told to come later, and nothing is tried again at once', async () => {
  let runs = 0
  const full = database.system.asSystem(async (tx) => {
    runs += 1
    await sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(tx)
  })
  await expect(full).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 10 })
  expect(runs).toBe(1)
})

test('when the database cannot be reached, callers are told to come again', async () => {
  const nowhere = openDatabase({
    url: 'postgres://wellmet_app@127.0.0.1:1/none',
    maxConnections: 1,
    log: createLog({ level: 'silent', name: 'test' }),
    name: 'test',
  })
  await expect(nowhere.asViewer(ana).transaction(async () => 1)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  })
  await nowhere.close()
})

describe('a migration that changes what a prepared statement returns', () => {
  const change = (column: string) =>
    asSuperuser(`drop function if exists platform.shape; create function platform.shape() returns table (${column} int)
      language sql as 'select 1'; grant execute on function platform.shape to wellmet_app`)
  const query = { name: 'shape', text: 'select * from platform.shape()' }
  const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 4 }, work))
  const inTransaction = () =>
    database.asViewer(ana).transaction(async (tx) => {
      const prepared = { ...CompiledQuery.raw(query.text), preparedAs: query.name }
      const { rows } = await tx.executeQuery(prepared)
      // So that each has a connection of its own, and all of them prepare it.
      await sql`select pg_sleep(0.2)`.execute(tx)
      return rows
    })

  test('fails nothing that runs in a transaction', async () => {
    await change('before')
    expect(await atOnce(inTransaction)).toEqual(Array.from({ length: 4 }, () => [{ before: 1 }]))
    await change('after')
    expect(await inTransaction()).toEqual([{ after: 1 }])
    expect(await atOnce(inTransaction)).toEqual(Array.from({ length: 4 }, () => [{ after: 1 }]))
  })

  test('fails nothing that is asked outside of one, though every connection has it prepared', async () => {
    await change('before')
    await atOnce(inTransaction)
    await change('after')
    expect(await database.ask(query)).toEqual([{ after: 1 }])
    expect(database.pool.totalCount).toBe(1)
  })
})

describe('statistics', () => {
  const analyzed = async () =>
    (await asSuperuser(`select reltuples from pg_class where relname = 'grown'`))[0]!['reltuples']

  test('are taken of a table that has just grown, before its rows are committed, by the system alone', async () => {
    await asSuperuser(`create table platform.grown (id int); alter table platform.grown owner to wellmet_owner;
      grant insert on platform.grown to wellmet_system; alter table platform.grown set (autovacuum_enabled = false)`)
    const fill = (rows: number) =>
      database.system.asSystem(async (tx) => {
        await sql`insert into platform.grown select generate_series(1, ${rows}::int)`.execute(tx)
        await refreshStatistics(tx)
      })
    await fill(10)
    expect(await analyzed()).toBe(-1)
    await fill(10_000)
    expect(await analyzed()).toBe(10_010)
    await fill(100)
    expect(await analyzed()).toBe(10_010)
    await expect(database.asViewer(ana).transaction((tx) => refreshStatistics(tx))).rejects.toThrow('permission denied')
  })
})
