import pg from 'pg'
import { firstOf } from '../values/present.rules.ts'
import type { Services } from '../services.ts'
import type { Readiness } from './health.contract.ts'
import { judgeReadiness, type Findings } from './health.rules.ts'

/** One index look-up each; `npm run bench` prints what it costs. */
export const readinessStatement = {
  name: 'readiness',
  text: `select (select name from migrations.applied order by id desc limit 1) as last_migration,
  (select count(distinct process)::int from platform.workers where seen_at > now() - $1 * interval '1 second') as live_workers`,
}

const checkedFor = 1_000

/**
 * Probes come from every balancer and every second; they share one look at the database a second, on a connection of
 * their own, so that a pool full of work does not make a healthy process look dead.
 */
export function createHealthCheck(services: Services, expectedMigration: string) {
  const client = new pg.Pool({
    connectionString: services.config.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  let latest: { at: number; readiness: Promise<Readiness> } | undefined

  const look = async (): Promise<Readiness> => {
    const database = await askDatabase().catch(() => null)
    return judgeReadiness({ database, expectedMigration, redis: services.cache.state() }, services.now())
  }

  const askDatabase = async (): Promise<Findings['database']> => {
    const { rows } = await client.query<{ last_migration: string | null; live_workers: number }>({
      ...readinessStatement,
      values: [services.config.WORKER_SILENT_AFTER_SECONDS],
    })
    return { lastMigration: firstOf(rows).last_migration, liveWorkers: firstOf(rows).live_workers }
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
