import pg from 'pg'
import { firstOf } from '../values/present.rules.ts'
import type { Services } from '../services.ts'
import type { Readiness } from './health.contract.ts'
import { judgeReadiness, type Findings } from './health.rules.ts'

/** One index look-up each; `npm run bench` prints what it costs. */
export const readinessStatement = {
  name: 'readiness',
  text: `select (select name from migrations.applied order by id desc limit 1) as last_migration,
  current_setting('transaction_read_only')::boolean as is_read_only,
  (select count(distinct process)::int from platform.workers where seen_at > now() - $1 * interval '1 second') as live_workers`,
}

/** Takes a megabyte of the disk, and gives it back. One statement, so that a failure leaves no transaction open. */
const roomStatement = `do $$ begin
  create temp table room on commit drop as
    select string_agg(md5(random()::text), '') as bytes from generate_series(1, 32768);
end $$`

interface ReadinessRow {
  last_migration: string | null
  is_read_only: boolean
  live_workers: number
}

const checkedFor = 1_000

/** The catalogue has some 2,000 entries and changes with migrations only. */
const catalogueCheckedFor = 10_000

interface HealthCheckOptions {
  expectedMigration: string
  /** What is wrong with the tables, policies and roles of the database. */
  findFaults: (client: pg.Pool) => Promise<string[]>
  stopping: AbortSignal
}

/**
 * Probes come from every balancer and every second; they share one look at the database a second, on a connection of
 * their own, so that a pool full of work does not make a healthy process look dead.
 */
export function createHealthCheck(services: Services, { expectedMigration, findFaults, stopping }: HealthCheckOptions) {
  const client = new pg.Pool({
    connectionString: services.config.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  let catalogue: { at: number; isComplete: boolean } | undefined
  let latest: { at: number; readiness: Promise<Readiness> } | undefined

  const look = async (): Promise<Readiness> => {
    const database = await askDatabase().catch(() => null)
    return judgeReadiness(
      { isStopping: stopping.aborted, database, expectedMigration, redis: services.cache.state() },
      services.now(),
    )
  }

  // The next probe sees it, not the one after a second.
  stopping.addEventListener('abort', () => (latest = undefined), { once: true })

  const askDatabase = async (): Promise<Findings['database']> => {
    const { rows } = await client.query<ReadinessRow>({
      ...readinessStatement,
      values: [services.config.WORKER_SILENT_AFTER_SECONDS],
    })
    const row = firstOf(rows)
    return {
      lastMigration: row.last_migration,
      isReadOnly: row.is_read_only,
      hasNoRoom: await hasNoRoom(),
      liveWorkers: row.live_workers,
      isComplete: await isComplete(),
    }
  }

  /**
   * Checked only after a write was refused. While this answers no, the proxy sends no requests that would notice that
   * there is room again.
   */
  const hasNoRoom = async (): Promise<boolean> => {
    const { room } = services.database
    if (!room.wasRefused) return false
    try {
      await client.query(roomStatement)
      room.wasRefused = false
    } catch (error) {
      services.log.warn({ err: error }, 'the database has no room left for changes')
    }
    return room.wasRefused
  }

  const isComplete = async (): Promise<boolean> => {
    const now = performance.now()
    if (catalogue && now - catalogue.at <= catalogueCheckedFor) return catalogue.isComplete
    try {
      const faults = await findFaults(client)
      if (faults.length > 0) services.log.error({ faults }, 'the database cannot be used')
      catalogue = { at: now, isComplete: faults.length === 0 }
    } catch (error) {
      // Too busy to answer in time: what was last seen holds until the next look.
      if (!catalogue) throw error
    }
    return catalogue.isComplete
  }

  return {
    readiness(): Promise<Readiness> {
      const now = performance.now()
      if (!latest || now - latest.at > checkedFor) latest = { at: now, readiness: look() }
      return latest.readiness
    },
    close: () => client.end(),
  }
}

export type HealthCheck = ReturnType<typeof createHealthCheck>
