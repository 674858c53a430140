import pg from 'pg'
import { findDatabaseFaults } from '@wellmet/database/catalogue/find-faults.ts'
import { newestMigration } from '../../release.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

/** Cached values are compared by time, and links end by time. */
const noticedSkewMs = 1_000
const worstSkewMs = 30_000

/** The catalogue of the live database, and its clock. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const faults = await findDatabaseFaults(client)
    return [...(await aboutSchema(client, faults)), await aboutClock(client)]
  } catch (error) {
    return [fault('database', `does not answer: ${(error as Error).message}`)]
  } finally {
    await client.end().catch(() => {})
  }
}

async function aboutSchema(client: pg.Client, faults: readonly string[]): Promise<Finding[]> {
  if (faults.length > 0) return faults.map((text) => fault('database', text))
  const { rows } = await client.query<{ version: string; size: string }>(
    `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  const { version, size } = rows[0]!
  return [ok('database', `PostgreSQL ${version}, ${size}, complete at ${newestMigration}`)]
}

async function aboutClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const answered = Date.now()
  return judgeClock(rows[0]!.now.getTime() - (asked + answered) / 2)
}

/** By how much the clock of the database is ahead of ours. */
export function judgeClock(skewMs: number): Finding {
  const text = `the clock of the database differs from this machine’s by ${(Math.abs(skewMs) / 1_000).toFixed(1)} s`
  if (Math.abs(skewMs) > worstSkewMs) return fault('clock', `${text}: synchronize both (NTP)`)
  if (Math.abs(skewMs) > noticedSkewMs) return warning('clock', `${text}: synchronize both (NTP)`)
  return ok('clock', text)
}
