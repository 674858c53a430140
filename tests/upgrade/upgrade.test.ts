import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { countRows } from '../../database/backup/count-rows.ts'
import { findDatabaseFaults } from '../../database/catalogue/find-faults.ts'
import { signedInAs } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-names.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { openSession } from '../../tools/demo/demo-session.ts'
import { startApi, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { query } from '../services/query.ts'
import { copyWithMigrations } from './copy-with-migrations.ts'
import { bob, contactsOfBob, contactsOfMara, mara, noteOnInes, plantedSecrets } from './planted-network.ts'
import { releases, restoreDump } from './release-dump.ts'

const run = promisify(execFile)
const migrateFrom = (folder: string, url: string) =>
  run(process.execPath, ['apps/wellmet/main.ts', 'migrate'], { cwd: folder, env: { DATABASE_ADMIN_URL: url } })

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Signed in with the password of the dump, not signed up anew. */
async function signIn(origin: string, who: typeof mara) {
  const session = await openSession(origin, who)
  expect(session).toMatchObject({ isNew: false })
  return session!
}

async function expectNetworkServed(origin: string): Promise<void> {
  const me = await signIn(origin, mara)
  const { items } = await me.ask<{ items: { name: string }[] }>('GET', '/api/network/contacts')
  expect(items.map(({ name }) => name).toSorted()).toEqual(contactsOfMara)
  const { people } = await me.ask<{ people: { id: string; name: string; path: { viaName: string | null } }[] }>(
    'GET',
    '/api/graph/top',
  )
  for (const name of contactsOfBob)
    expect(people).toContainEqual(
      expect.objectContaining({ name, path: expect.objectContaining({ viaName: bob.name }) }),
    )
  expect(await me.ask('GET', '/api/network/notes')).toMatchObject({ items: [{ text: noteOnInes }] })
  expect(await me.ask('GET', '/api/dashboard/intro-requests')).toMatchObject({
    items: [{ target: { name: 'Ana Ribeiro' }, connector: { name: bob.name } }],
  })
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
}

const apis: RunningProcess[] = []

/** The API of this release, as a process, once it says that it is ready. */
async function serve(url: string): Promise<string> {
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...plantedSecrets,
    DATABASE_URL: signedInAs(url, 'wellmet_app'),
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    SIGN_UP: 'open',
  }
  apis.push(startApi(environment))
  await waitForAnswer(`${origin}/health/ready`, 60)
  return origin
}

const all = releases()
const databaseOf = (release: string) => `upgraded_${release.replaceAll('.', '_')}_${process.pid}`
/** The address of each database, restored. */
const urls = new Map<string, string>()

beforeAll(async () => {
  for (const release of all) {
    const url = await ensureDatabase(inject('postgresUrl'), databaseOf(release), true)
    await restoreDump(url, release)
    urls.set(release, url)
  }
})
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  for (const release of all) await query(inject('postgresUrl'), `drop database ${databaseOf(release)} with (force)`)
})

/** What is worked out from contacts, and is worked out again. */
const madeAnew = new Set(['discovery.posted_networks', 'discovery.token_postings'])

test('there is a dump of the first release', () => {
  expect(all[0]).toBe('0.1.0')
})

test.each(all)(
  'the database of %s comes to the newest schema in one step, and everything in it is still served',
  async (release) => {
    const url = urls.get(release)!
    const before = await withClient(url, countRows)
    expect((await migrateFrom(repository, url)).stdout).toContain('The schema is the newest.')
    expect(await query(url, 'select name from migrations.applied order by id')).toEqual(migrationNames())
    expect(await withClient(url, findDatabaseFaults)).toEqual([])
    const after = await withClient(url, countRows)
    expect(before['contacts.contacts']).toBeGreaterThan(0)
    const lost = Object.entries(before).filter(([table, rows]) => table in after && after[table]! < rows)
    expect(lost.filter(([table]) => !madeAnew.has(table))).toEqual([])
    const joinedBefore = 'select count(*)::int from account.invitations where accepted_at is not null'
    expect(await query(url, `${joinedBefore} and accepted_by is not null`)).toEqual(await query(url, joinedBefore))
    expect(await query(url, joinedBefore)).not.toEqual([0])
    await expectNetworkServed(await serve(url))
  },
  60_000,
)

test('a migration that fails leaves nothing behind, and the release that runs goes on serving', async () => {
  const url = urls.get(all.at(-1)!)!
  const origin = await serve(url)
  const later = copyWithMigrations({
    '20990101000000_good': 'alter table account.users add column nickname text;',
    '20990101000100_failing': 'alter table account.users add column rank int; update account.users set rank = 1 / 0;',
  })
  await expect(migrateFrom(later, url)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('division by zero'),
  })
  expect(await query(url, 'select name from migrations.applied order by id desc limit 1')).toEqual([
    '20990101000000_good',
  ])
  const added = `select column_name::text from information_schema.columns where table_schema = 'account' and table_name = 'users'`
  expect(await query(url, added)).toContain('nickname')
  expect(await query(url, added)).not.toContain('rank')
  await expectNetworkServed(origin)
  // Not only one that runs already: it may be restarted before somebody mends the migration.
  await expectNetworkServed(await serve(url))

  writeFileSync(join(later, 'database', 'migrations', '20990101000100_failing.sql'), 'select 1 / 1;')
  expect((await migrateFrom(later, url)).stdout).toContain('The schema is the newest.')
  await expectNetworkServed(origin)
}, 60_000)
