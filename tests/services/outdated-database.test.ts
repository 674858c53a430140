import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-names.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { migrateLocalDatabase } from '../../tools/database/migrate-local-database.ts'
import { query } from './query.ts'

const postgresUrl = inject('postgresUrl')
const database = `outdated_${process.pid}`
let url: string

beforeEach(async () => {
  url = await ensureDatabase(postgresUrl, database, true)
  await query(url, 'create schema migrations')
  await query(url, 'create table migrations.applied (id serial primary key, name text not null, run_on timestamp)')
  await query(url, `insert into migrations.applied (name, run_on) values ('0001_platform', now())`)
  await query(url, 'create table entered_by_hand as select 1 as id')
})
afterEach(() => query(postgresUrl, `drop database if exists ${database} with (force)`))

test('a database from before the baseline is refused by a message with the command that recreates it', async () => {
  await expect(migrate(url)).rejects.toThrow(/created by 0001_platform.*npm run db:reset/)
  await expect(migrateLocalDatabase({ postgresUrl, database })).rejects.toThrow('npm run db:reset')
  expect(await query(url, 'select id from entered_by_hand')).toEqual([1])
})

test('the demo recreates its own data, and says so first', async () => {
  const reasons: string[] = []
  await migrateLocalDatabase({ postgresUrl, database, onRecreate: ({ message }) => reasons.push(message) })
  expect(reasons).toEqual([expect.stringContaining('0001_platform')])
  expect(await query(url, 'select name from migrations.applied order by id')).toEqual(migrationNames())
  expect(await query(url, `select to_regclass('entered_by_hand')`)).toEqual([null])
})

test('an up-to-date database is not recreated', async () => {
  await ensureDatabase(postgresUrl, database, true)
  await migrate(url)
  await query(url, 'create table entered_by_hand as select 1 as id')
  await migrateLocalDatabase({ postgresUrl, database, onRecreate: () => expect.unreachable() })
  expect(await query(url, 'select id from entered_by_hand')).toEqual([1])
})
