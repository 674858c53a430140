import pg from 'pg'
import { findDatabaseFaults } from '../catalogue/find-faults.ts'
import { createRoles, migrate } from '../migrate.ts'
import { BackupFailed } from './backup-failed.ts'
import { countRows } from './count-rows.ts'
import { atDatabase } from './database-url.ts'
import { verifyDump, type Manifest } from './manifest.ts'
import { runTool } from './run-tool.ts'

interface RestoreOptions {
  /** As a role that may create roles and databases. */
  adminUrl: string
  dump: string
  /** A database that does not exist yet. */
  database: string
}

/**
 * Restores a dump into a new database, brings it to the newest schema, and compares it with the manifest and the
 * catalogue. Throws BackupFailed if anything differs; the database is then gone again.
 */
export async function restoreInto({ adminUrl, dump, database }: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyDump(dump)
  const url = atDatabase(adminUrl, database)
  await onServer(adminUrl, (client) => client.query(`create database ${pg.escapeIdentifier(database)}`))
  try {
    // Owners and grants are part of the dump, and roles are not.
    await createRoles(url)
    await runTool('pg_restore', url, ['--exit-on-error', '--single-transaction', `--dbname=${database}`, dump])
    await compareRows(url, manifest)
    await migrate(url)
    const faults = await connected(url, findDatabaseFaults)
    if (faults.length > 0) throw new BackupFailed(`The restored database is not complete:\n  ${faults.join('\n  ')}`)
    return manifest
  } catch (error) {
    await dropDatabase(adminUrl, database)
    throw error
  }
}

async function compareRows(url: string, { rows: expected, file }: Manifest): Promise<void> {
  const found = await connected(url, countRows)
  const different = Object.entries(expected).filter(([table, count]) => found[table] !== count)
  if (different.length === 0) return
  const lines = different.map(([table, count]) => `${table}: ${found[table] ?? 'missing'} instead of ${count}`)
  throw new BackupFailed(`${file} does not hold the rows of its manifest:\n  ${lines.join('\n  ')}`)
}

export const dropDatabase = (adminUrl: string, database: string): Promise<unknown> =>
  onServer(adminUrl, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`))

/**
 * Puts a restored database in the place of another one, which is kept under another name. Answers with that name, or null
 * if there was none. Whoever is connected is cut off.
 */
export const swapDatabases = (
  adminUrl: string,
  restored: string,
  database: string,
  now: Date,
): Promise<string | null> =>
  onServer(adminUrl, async (client) => {
    const [to, from] = [pg.escapeIdentifier(database), pg.escapeIdentifier(restored)]
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    const before = rowCount === 0 ? null : `${database}_before_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
    if (before === null) {
      await client.query(`alter database ${from} rename to ${to}`)
      return null
    }
    const kept = pg.escapeIdentifier(before)
    // Nobody may come back between the steps.
    await client.query(`alter database ${to} with allow_connections false`)
    try {
      await cutOff(client, database)
      await cutOff(client, restored)
      await client.query(
        `begin; alter database ${to} rename to ${kept}; alter database ${from} rename to ${to}; commit`,
      )
    } catch (error) {
      await client.query('rollback')
      await client.query(`alter database ${to} with allow_connections true`)
      throw error
    }
    await client.query(`alter database ${kept} with allow_connections true`)
    return before
  })

const cutOff = (client: pg.Client, database: string): Promise<unknown> =>
  client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [database])

/** Databases are created and renamed from another one. */
const onServer = <T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(atDatabase(adminUrl, 'postgres'), work)

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
