import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ensureDatabase } from '../database/ensure-database.ts'
import { migrateLocalDatabase } from '../database/migrate-local-database.ts'

interface DemoData {
  folder: string
  database: string
  adminUrl: string
}

const markOf = ({ folder, database }: DemoData): string => join(folder, `${database}.complete`)

/**
 * Fills the database unless an earlier start did, and says whether it did so now. What a visitor has changed since stays.
 * A year that was interrupted cannot be resumed, so it is begun anew.
 */
export async function fillOnce(data: DemoData, onRestart: () => void, fill: () => Promise<void>): Promise<boolean> {
  if (await hasUsers(data.adminUrl)) {
    if (existsSync(markOf(data))) return false
    onRestart()
    const { database, adminUrl } = data
    const server = new URL(adminUrl)
    server.pathname = '/postgres'
    await ensureDatabase(server.href, database, true)
    await migrateLocalDatabase({ postgresUrl: server.href, database })
  }
  rmSync(markOf(data), { force: true })
  await fill()
  writeFileSync(markOf(data), '')
  return true
}

async function hasUsers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query('select from account.users limit 1')).rowCount === 1
  } finally {
    await client.end()
  }
}
