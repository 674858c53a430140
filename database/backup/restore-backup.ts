import type { KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import pg from 'pg'
import { findDatabaseFaults } from '../catalogue/find-faults.ts'
import { createRoles, migrate } from '../migrate.ts'
import { migrationNames } from '../migration-names.ts'
import { BackupFailed } from './backup-failed.ts'
import { fingerprintOf } from './backup-key.ts'
import { connected } from './backup-services.ts'
import { countRows } from './count-rows.ts'
import { atDatabase } from './database-url.ts'
import { verifyDump, type Manifest } from './manifest.ts'
import { runTool } from './run-tool.ts'
import { openDump } from './seal-dump.ts'

/** What is compared with a restored database. */
type Expected = Pick<Manifest, 'file' | 'schema' | 'rows'>

interface RestoreOptions {
  /** As a role that may create roles and databases. */
  adminUrl: string
  dump: string
  /** A database that does not exist yet. */
  database: string
  /** Opens a dump that is sealed. */
  privateKey: KeyObject | null
}

/**
 * Restores a dump into a new database, brings it to the newest schema, and compares it with the manifest and the
 * catalogue. Throws BackupFailed if anything differs; the database is then gone again.
 */
export async function restoreInto({ adminUrl, dump, database, privateKey }: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyDump(dump)
  refuseWrongKey(manifest, privateKey)
  return inNewDatabase(adminUrl, database, async (url) => {
    // Owners and grants are part of the dump, and roles are not.
    await createRoles(url)
    await runTool('pg_restore', url, restoring(database), { input: contentOf(dump, manifest, privateKey) })
    await compareRows(url, manifest)
    await migrate(url)
    await compareCatalogue(url)
    return manifest
  })
}

interface DrillOptions {
  /** As a role that may create databases, and that need not own what the product owns. */
  url: string
  database: string
  expected: Expected
  /** A dump in PostgreSQL's custom format. */
  content: AsyncIterable<Buffer>
}

/**
 * The same in a database that is dropped again, where everything belongs to whoever drills. The schema is compared if it
 * is the newest: to migrate takes the owner of the tables.
 */
export const drillInto = ({ url: serverUrl, database, expected, content }: DrillOptions): Promise<unknown> =>
  inNewDatabase(serverUrl, database, async (url) => {
    await runTool('pg_restore', url, ['--no-owner', ...restoring(database)], { input: content })
    await compareRows(url, expected)
    if (expected.schema === migrationNames().at(-1)) await compareCatalogue(url)
    return dropDatabase(serverUrl, database)
  })

const restoring = (database: string): string[] => ['--exit-on-error', '--single-transaction', `--dbname=${database}`]

/** The dump as PostgreSQL wrote it. */
export function contentOf(dump: string, { sealedFor }: Manifest, privateKey: KeyObject | null): AsyncIterable<Buffer> {
  const bytes = createReadStream(dump) as AsyncIterable<Buffer>
  return sealedFor !== null && privateKey !== null ? openDump(bytes, privateKey) : bytes
}

export function refuseWrongKey({ file, sealedFor }: Manifest, privateKey: KeyObject | null): void {
  if (sealedFor === null) return
  if (privateKey === null)
    throw new BackupFailed(`${file} is sealed. Name the file of the private key that opens it: --key <file>`)
  const given = fingerprintOf(privateKey)
  if (given !== sealedFor)
    throw new BackupFailed(`${file} is sealed for the key ${sealedFor}, and this one is ${given}.`)
}

/** Drops the database again if the work fails. */
async function inNewDatabase<T>(serverUrl: string, database: string, work: (url: string) => Promise<T>): Promise<T> {
  await onServer(serverUrl, (client) => client.query(`create database ${pg.escapeIdentifier(database)}`))
  try {
    return await work(atDatabase(serverUrl, database))
  } catch (error) {
    await dropDatabase(serverUrl, database)
    throw error
  }
}

async function compareCatalogue(url: string): Promise<void> {
  const faults = await connected(url, findDatabaseFaults)
  if (faults.length > 0) throw new BackupFailed(`The restored database is not complete:\n  ${faults.join('\n  ')}`)
}

async function compareRows(url: string, { rows: expected, file }: Expected): Promise<void> {
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
