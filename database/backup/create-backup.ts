import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { BackupFailed } from './backup-failed.ts'
import { countRows } from './count-rows.ts'
import { hashFile, listManifests, publish, writeManifest, type Manifest } from './manifest.ts'
import { runTool } from './run-tool.ts'

interface BackupOptions {
  /** As a role that sees all rows. */
  url: string
  directory: string
  keepDays: number
  now: Date
}

/**
 * Dumps the database into the folder, with a manifest of what it must hold. Rows are counted in the snapshot that is
 * dumped, so the counts hold whoever writes meanwhile. The dump is listed and hashed before it counts as one. Then deletes
 * dumps that are older than `keepDays`.
 */
export async function createBackup({ url, directory, keepDays, now }: BackupOptions): Promise<Manifest> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const file = `wellmet-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.dump`
  const draft = join(directory, `${file}.partial`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await refuseBlindRole(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string; server: string; schema: string }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as server,
         (select name from migrations.applied order by id desc limit 1) as schema`,
    )
    const { snapshot, server, schema } = rows[0]!
    const counts = await countRows(client)
    await runTool('pg_dump', url, ['--format=custom', `--snapshot=${snapshot}`, '--file', draft])
    await runTool('pg_restore', url, ['--list', draft])
    await chmod(draft, 0o600)
    await syncFile(draft)
    const sha256 = await hashFile(draft)
    const { size: bytes } = await stat(draft)
    await publish(draft, join(directory, file))
    const manifest = { file, madeAt: now.toISOString(), schema, server, bytes, sha256, rows: counts }
    await writeManifest(directory, manifest)
    await deleteOld(directory, keepDays, now)
    await deleteUnfinished(directory, now)
    return manifest
  } finally {
    await client.end()
    await rm(draft, { force: true })
  }
}

/** With forced row-level security even the owner of the tables would dump nothing, or fail half-way. */
async function refuseBlindRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; sees: boolean }>(
    'select rolname as role, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  const { role, sees } = rows[0]!
  if (!sees)
    throw new BackupFailed(
      `${role} does not see all rows: BACKUP_DATABASE_URL needs a superuser or a role with BYPASSRLS.`,
    )
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The manifest first: what is left of a dump without one is not taken for a dump. */
async function deleteOld(directory: string, keepDays: number, now: Date): Promise<void> {
  const [, ...older] = await listManifests(directory)
  const oldest = now.getTime() - keepDays * 86_400_000
  for (const { file, madeAt } of older) {
    if (Date.parse(madeAt) >= oldest) continue
    await rm(join(directory, `${file}.json`), { force: true })
    await rm(join(directory, file), { force: true })
  }
}

/** A process that was killed leaves its draft behind. */
async function deleteUnfinished(directory: string, now: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/^wellmet-.*\.partial$/.test(name)) continue
    const path = join(directory, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < now.getTime() - 86_400_000) await rm(path, { force: true })
  }
}
