import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { findUnindexedForeignKeys } from './foreign-keys.ts'
import { rolledBack } from './in-transaction.ts'
import { findKeysOfOneServer } from './keys.ts'
import { findUnclaimedTables, isOwned, listTables, type Client } from '../../database/catalogue/product-tables.ts'
import { findPowerfulRoles } from '../../database/catalogue/roles.ts'
import { findUnprotectedTables } from '../../database/catalogue/row-level-security.ts'
import { findRowsThatOutliveTheirNetwork, findTablesThatTakeRowsOfNobody } from './rows-of-networks.ts'
import { findRowsSeenByStrangers } from './seen-rows.ts'
import { findFunctionsThatSeeAll, findViewsThatSeeAll } from '../../database/catalogue/side-doors.ts'
import { fillEmptyTables } from './synthetic-rows.ts'
import { findGlobalUniqueIndexes } from './unique-indexes.ts'
import { findUnguardedWrites } from './write-policies.ts'
import { findRowsWrittenByOthers } from './written-rows.ts'

let database: TestDatabase
const looking = <T>(look: (client: Client) => Promise<T>) => rolledBack(database.superuserUrl, look)

beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

test('every table has row-level security on, forced, and at least one policy', async () => {
  expect(await looking(listTables)).not.toEqual([])
  expect(await looking(findUnprotectedTables)).toEqual([])
})

test('every table has an owner column or says who owns it', async () => {
  expect(await looking(findUnclaimedTables)).toEqual([])
})

test('the roles of the product own nothing and stand above nothing', async () => {
  expect(await looking(findPowerfulRoles)).toEqual([])
})

test('no view, materialized view or function sees past row-level security', async () => {
  expect([...(await looking(findViewsThatSeeAll)), ...(await looking(findFunctionsThatSeeAll))]).toEqual([])
})

test('uniqueness never reaches beyond one owner', async () => {
  expect(await looking(findGlobalUniqueIndexes)).toEqual([])
})

test('nobody sees nothing, and a stranger sees nothing, of every owned table', async () => {
  const findings = await looking(async (client) => [
    ...(await fillEmptyTables(client)),
    ...(await findRowsSeenByStrangers(client)),
  ])
  expect(findings).toEqual([])
})

test('every owned table bounds who writes it, or says why only the system does', async () => {
  expect(await looking(findUnguardedWrites)).toEqual([])
})

test('nobody inserts, updates or deletes rows of a stranger or a teammate', async () => {
  expect(await looking(findRowsWrittenByOthers)).toEqual([])
})

test('whatever a member network owns is deleted with its workspace, and belongs to one that exists', async () => {
  expect(await looking(findRowsThatOutliveTheirNetwork)).toEqual([])
  expect(await looking(findTablesThatTakeRowsOfNobody)).toEqual([])
})

test('every table has a primary key that is unique across servers', async () => {
  expect(await looking(findKeysOfOneServer)).toEqual([])
})

test('a connection of the pool carries nothing over from the transaction before', async () => {
  const viewer = '00000000-0000-7000-8000-000000000001'
  const workspace = '00000000-0000-7000-8000-000000000002'
  const pool = openDatabase({
    url: database.url,
    maxConnections: 1,
    log: createLog({ level: 'silent', name: 'test' }),
    name: 'test',
  })
  const somebody = pool.asViewer({ viewerId: viewer, workspaceId: workspace, principal: `user:${viewer}` })
  const context = `select current_user as role, pg_backend_pid() as pid, coalesce(current_setting('wellmet.viewer', true), '')
    || coalesce(current_setting('wellmet.workspace', true), '') || coalesce(current_setting('wellmet.principal', true), '') as seen`
  const left = async () => (await pool.pool.query<{ role: string; pid: number; seen: string }>(context)).rows[0]!
  try {
    const { pid } = await left()
    const endings: (() => Promise<unknown>)[] = [
      () => somebody.transaction(async () => {}),
      () => somebody.transaction(() => Promise.reject(new Error('broken off'))),
      () => somebody.asSystem(async () => {}),
      () => somebody.asSystem(() => Promise.reject(new Error('broken off'))),
      () => somebody.transaction(() => somebody.asSystem(() => Promise.reject(new Error('broken off inside')))),
    ]
    for (const ending of endings) {
      await ending().catch(() => {})
      expect(await left()).toEqual({ role: 'wellmet_app', pid, seen: '' })
    }
  } finally {
    await pool.close()
  }
})

test('the application signs in as wellmet_app, and sees what that role sees', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ role: string }>('select session_user as role')
  await client.end()
  expect(rows).toEqual([{ role: 'wellmet_app' }])
})

test('what is owned is counted, and foreign keys without an index are told', async () => {
  const tables = await looking(listTables)
  const unindexed = await looking(findUnindexedForeignKeys)
  console.info(
    `catalogue: ${tables.length} tables, ${tables.filter(isOwned).length} owned; ${unindexed.length} foreign keys without an index`,
  )
  for (const line of unindexed) console.info(`  ${line}`)
  expect(tables.filter(isOwned).length).toBeGreaterThan(0)
})
