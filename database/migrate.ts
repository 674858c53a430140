import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { runMigrations } from 'graphile-worker'
import { runner, type RunnerOption } from 'node-pg-migrate'
import pg from 'pg'
import { migrationNames } from './migration-names.ts'
import { isOnline, onlineStatements, runOnline } from './online-migration.ts'

const folder = new URL('.', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** The database was created by migrations that were replaced by the baseline, so no migration can bring it up to date. */
export class OutdatedDatabase extends Error {
  constructor(applied: string) {
    super(
      `This database was created by ${applied}, from before the baseline ${migrationNames()[0]!}, and cannot be migrated. ` +
        'Recreate it, which deletes its data: npm run db:reset',
    )
  }
}

/**
 * Brings a database to the newest schema: roles, the job queue's own tables, then our migrations, each in order.
 * Throws OutdatedDatabase, and changes nothing, when the database is older than the baseline.
 */
export async function migrate(administratorUrl: string, say: (line: string) => void = () => {}): Promise<void> {
  await refuseOutdatedDatabase(administratorUrl)
  await createRoles(administratorUrl)
  const ownerUrl = actingAs(administratorUrl, 'wellmet_owner')
  await runMigrations({ connectionString: ownerUrl, schema: 'graphile_worker' })
  await runSql(ownerUrl, read('worker-grants.sql'))
  await applyMigrations(ownerUrl, new URL('migrations', folder).pathname, say)
  await runSql(
    ownerUrl,
    'grant usage on schema migrations to wellmet_app; grant select on migrations.applied to wellmet_app',
  )
}

/** Roles belong to the whole server, so no dump holds them. Gives them access to this database. */
export const createRoles = (administratorUrl: string): Promise<unknown> => runSql(administratorUrl, read('roles.sql'))

/** Applies the files of a folder that were not applied yet, in the order of their names. */
export async function applyMigrations(ownerUrl: string, dir: string, say: (line: string) => void): Promise<void> {
  await runner({
    databaseUrl: ownerUrl,
    dir,
    direction: 'up',
    migrationsSchema: 'migrations',
    createMigrationsSchema: true,
    migrationsTable: 'applied',
    checkOrder: true,
    // One transaction a migration, and none of them may stop readers for long: a blocked one fails and is run again.
    singleTransaction: false,
    migrationLoaderStrategies: [{ extensions: ['.sql'], loader: loadMigrations }],
    log: say,
  })
}

type MigrationLoader = Exclude<NonNullable<RunnerOption['migrationLoaderStrategies']>[number]['loader'], string>

/** A file runs in a transaction, an `.online.sql` file outside one. Nothing goes back. */
const loadMigrations: MigrationLoader = async (paths) =>
  paths.map((path) => {
    const sql = readFileSync(path, 'utf8')
    if (isOnline(path)) onlineStatements(sql)
    return {
      id: path,
      filePaths: [path],
      actions: {
        up: isOnline(path)
          ? async (pgm) => {
              pgm.noTransaction()
              await runOnline(pgm.db, sql)
            }
          : (pgm) => pgm.sql(sql),
        down: false,
      },
    }
  })

/** Changes whenever the schema could: names the template database that tests clone. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of ['roles.sql', 'worker-grants.sql', ...migrationNames().map((n) => `migrations/${n}.sql`)]) {
    hash.update(name).update(read(name))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The same server and database, signed in as another role (trusted by the local services, by password elsewhere). */
export function signedInAs(url: string, role: string): string {
  const changed = new URL(url)
  changed.username = role
  changed.password = ''
  return changed.href
}

function actingAs(url: string, role: string): string {
  const changed = new URL(url)
  changed.searchParams.set('options', `-c role=${role} -c lock_timeout=2s`)
  return changed.href
}

async function refuseOutdatedDatabase(url: string): Promise<void> {
  const [known] = await runSql<{ exists: boolean }>(
    url,
    `select to_regclass('migrations.applied') is not null as "exists"`,
  )
  if (!known!.exists) return
  const [first] = await runSql<{ name: string }>(url, 'select name from migrations.applied order by id limit 1')
  if (first && first.name < migrationNames()[0]!) throw new OutdatedDatabase(first.name)
}

async function runSql<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
