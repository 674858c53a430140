import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { ownTimeOf } from '../own-time.ts'
import { applyMigrations } from '../../database/migrate.ts'
import { onlineStatements, runOnline, type Patience } from '../../database/online-migration.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { query } from './query.ts'

const postgresUrl = inject('postgresUrl')
const database = `online_${process.pid}`
const patience: Patience = { lockTimeoutMs: 200, attempts: 3, pauseMs: 50 }
const createIndex =
  '-- People are looked up by name.\ncreate index concurrently people_by_name on staff.people (name);\n'
let url: string

beforeEach(async () => {
  url = await ensureDatabase(postgresUrl, database, true)
  await query(url, 'create schema staff')
  await query(url, `create table staff.people as select n as id, 'name ' || n as name from generate_series(1, 1000) n`)
})
afterEach(() => query(postgresUrl, `drop database if exists ${database} with (force)`))

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Cut when the database is dropped.
  client.on('error', () => {})
  return client
}

/** Somebody whose transaction began before the index and goes on, such as a dump. */
async function holdTransaction(): Promise<{ end(): Promise<unknown> }> {
  const client = await connect()
  await client.query('begin isolation level repeatable read')
  await client.query('select count(*) from staff.people')
  return { end: () => client.query('commit') }
}

const indexes = () =>
  query(
    url,
    `select c.relname || case when x.indisvalid then '' else ' (invalid)' end
     from pg_index x join pg_class c on c.oid = x.indexrelid where c.relname like 'people%' order by 1`,
  )

test('migrations run in order, an online one outside a transaction, and each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '20261117000100_first.sql'), 'alter table staff.people add column city text;')
  writeFileSync(join(folder, '20261117000200_second.online.sql'), createIndex)
  writeFileSync(join(folder, '20261117000300_third.sql'), 'alter table staff.people drop column city;')
  const names = ['20261117000100_first', '20261117000200_second.online', '20261117000300_third']
  for (let time = 0; time < 2; time++) {
    await applyMigrations(url, folder, () => {})
    expect(await query(url, 'select name from migrations.applied order by id')).toEqual(names)
  }
  expect(await indexes()).toEqual(['people_by_name'])
})

test('an index that had to give up is built again when the others are gone, and writers never wait', async () => {
  const connection = await connect()
  const other = await holdTransaction()
  await expect(runOnline(connection, createIndex, patience)).rejects.toMatchObject({ code: '55P03' })
  expect(await indexes()).toEqual(['people_by_name (invalid)'])

  const building = runOnline(connection, createIndex, { ...patience, attempts: 100 })
  const writing = await ownTimeOf(() => query(url, `insert into staff.people values (0, 'Ana')`))
  expect(writing.ms).toBeLessThan(1_000)
  await other.end()
  await building
  expect(await indexes()).toEqual(['people_by_name'])
  await runOnline(connection, createIndex, patience)
  expect(await query(url, 'show lock_timeout')).toEqual(['0'])
})

test('an index that cannot be unique is not left behind', async () => {
  await query(url, `insert into staff.people values (0, 'name 1')`)
  const unique = createIndex.replace('create index', 'create unique index')
  await expect(runOnline(await connect(), unique, patience)).rejects.toMatchObject({ code: '23505' })
  expect(await indexes()).toEqual([])
})

test.each([
  'create index people_by_name on staff.people (name)',
  'create index concurrently people_by_name on people (name)',
  'alter table staff.people add column city text',
  'drop index concurrently staff.people_by_name',
])('what would stop others, or cannot be run again, is refused: %s', (sql) => {
  expect(() => onlineStatements(sql)).toThrow(/may not: /)
})
