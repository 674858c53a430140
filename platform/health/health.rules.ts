import type { Readiness } from './health.contract.ts'

export interface Findings {
  /** Null when the database did not answer. */
  database: { lastMigration: string | null; liveWorkers: number } | null
  expectedMigration: string
  redis: 'memory' | 'redis' | 'redis unreachable'
}

/** Redis and the worker may be away without a request failing: degraded, and traffic still comes here. */
export function judgeReadiness({ database, expectedMigration, redis }: Findings, checkedAt: Date): Readiness {
  const parts: Readiness['parts'] = {
    database: database ? { state: 'ok', detail: 'answers' } : { state: 'failing', detail: 'does not answer' },
    migrations: migrations(database, expectedMigration),
    redis: {
      memory: { state: 'absent' as const, detail: 'not configured: cache and limits are per process' },
      redis: { state: 'ok' as const, detail: 'answers' },
      'redis unreachable': { state: 'failing' as const, detail: 'unreachable: cache and limits are per process' },
    }[redis],
    worker: worker(database),
  }
  const ready = parts.database.state === 'ok' && parts.migrations.state === 'ok'
  const whole = parts.redis.state !== 'failing' && parts.worker.state === 'ok'
  return { status: ready ? (whole ? 'ready' : 'degraded') : 'not ready', checkedAt: checkedAt.toISOString(), parts }
}

type Part = Readiness['parts']['database']

function migrations(database: Findings['database'], expected: string): Part {
  if (!database) return { state: 'failing', detail: 'unknown' }
  // A newer schema than this process knows is fine: migrations only add while two versions run side by side.
  if (database.lastMigration !== null && database.lastMigration >= expected)
    return { state: 'ok', detail: database.lastMigration }
  return {
    state: 'failing',
    detail: `at ${database.lastMigration ?? 'none'}, needs ${expected}: run wellmet migrate`,
  }
}

function worker(database: Findings['database']): Part {
  if (!database) return { state: 'failing', detail: 'unknown' }
  if (database.liveWorkers === 0) return { state: 'absent', detail: 'none seen lately: nothing is done later' }
  return { state: 'ok', detail: `${database.liveWorkers} seen lately` }
}
