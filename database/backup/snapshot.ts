import type pg from 'pg'
import { connected } from './backup-services.ts'
import { BackupFailed } from './backup-failed.ts'
import { countRows } from './count-rows.ts'

/** What is kept for a day on purpose, such as the salts of visits, is unlogged, and in no dump either. */
export const dumpOptions = (snapshot: string): string[] => [
  '--format=custom',
  '--no-unlogged-table-data',
  `--snapshot=${snapshot}`,
]

export interface Snapshot {
  /** For `pg_dump --snapshot`, while the transaction is open. */
  id: string
  server: string
  /** The newest migration that was applied. */
  schema: string
  rows: Record<string, number>
}

/** Rows are counted in the snapshot that is dumped, so the counts hold whoever writes meanwhile. */
export const inSnapshot = <T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await refuseBlindRole(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<Omit<Snapshot, 'rows'>>(
      `select pg_export_snapshot() as id, current_setting('server_version') as server,
         (select name from migrations.applied order by id desc limit 1) as schema`,
    )
    return work({ ...rows[0]!, rows: await countRows(client) })
  })

/** Throws BackupFailed unless the role of the URL sees all rows. */
export const expectSight = (url: string): Promise<void> => connected(url, refuseBlindRole)

/** With forced row-level security even the owner of the tables would dump nothing, or fail half-way. */
async function refuseBlindRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; sees: boolean }>(
    'select rolname as role, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  const { role, sees } = rows[0]!
  if (!sees)
    throw new BackupFailed(
      `${role} does not see all rows: BACKUP_DATABASE_URL needs wellmet_backup, or another role with BYPASSRLS.`,
    )
}
