import pg from 'pg'
import { migrate, OutdatedDatabase } from '@wellmet/database/migrate.ts'
import { useServerNumber } from '@wellmet/database/server-number.ts'
import { databasePlaintextIn, hostsIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { Refusal, UsageError } from './refusal.ts'

/**
 * Brings the database of DATABASE_ADMIN_URL to the newest schema, as a role that may create roles. If DATABASE_URL has a
 * password for wellmet_app, that role gets it.
 */
export async function run(): Promise<void> {
  const { DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: url, PLAINTEXT_HOSTS: plaintextHosts = '' } = process.env
  if (!adminUrl) throw new UsageError('DATABASE_ADMIN_URL is missing (PostgreSQL, as a role that may create roles)')
  /** The password of an administrator goes over this connection. */
  const unsafe = databasePlaintextIn('DATABASE_ADMIN_URL', adminUrl, hostsIn(plaintextHosts))
  if (unsafe.length > 0) throw new UsageError(unsafe.join('\n'))
  try {
    await migrate(adminUrl, console.log)
  } catch (error) {
    throw error instanceof OutdatedDatabase ? new Refusal(error.message) : error
  }
  const serverNumber = process.env['DATABASE_SERVER_NUMBER']
  if (serverNumber) await useServerNumber(adminUrl, Number(serverNumber))
  if (url) await setPassword(adminUrl, new URL(url))
  console.log('The schema is the newest.')
}

async function setPassword(adminUrl: string, { username, password }: URL): Promise<void> {
  if (username !== 'wellmet_app' || password === '') return
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`alter role wellmet_app password ${pg.escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}
