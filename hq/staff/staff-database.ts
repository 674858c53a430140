import pg from 'pg'
import { databasePlaintextIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { onConnection, type Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { staffMessages } from './staff.messages.ts'
import { staffSettings } from './staff.settings.ts'

/** The room has an address of its own in the database, or it is closed: 409. */
export function expectRoom({ config }: Pick<Services, 'config'>): string {
  const { STAFF_DATABASE_URL: url } = config.get(staffSettings)
  if (url === undefined) throw fail('not_configured', staffMessages.notConfigured())
  const unsafe = databasePlaintextIn('STAFF_DATABASE_URL', url, config.PLAINTEXT_HOSTS)
  if (unsafe.length > 0) throw fail('not_configured', unsafe.join(' '))
  return url
}

/**
 * Reads as `wellmet_staff`, which may read counts and no row of anybody. The connection is this one's own: nothing of the
 * application's connections can become this role, nor this role anything else. Used a few times a day, so it needs no
 * pool.
 */
export async function asStaff<T>(services: Pick<Services, 'config'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: expectRoom(services),
    application_name: 'wellmet-staff',
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await work(onConnection(client, () => {}))
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}
