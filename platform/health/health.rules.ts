import type { Readiness } from './health.contract.ts'

export interface Findings {
  /** Whether the process was told to end. */
  isStopping: boolean
  /** Null when the database did not answer. */
  database: {
    lastMigration: string | null
    /** A standby, or a primary that a standby has replaced. */
    isReadOnly: boolean
    /** The disk of the server is full. */
    hasNoRoom: boolean
    liveWorkers: number
    isComplete: boolean
  } | null
  expectedMigration: string
  redis: 'memory' | 'redis' | 'redis unreachable'
}

/** Redis and the worker may be away without a request failing: degraded, and traffic still comes here. */
export function judgeReadiness(
  { isStopping, database, expectedMigration, redis }: Findings,
  checkedAt: Date,
): Readiness {
  const parts: Readiness['parts'] = {
    process: isStopping
      ? { state: 'failing', detail: 'is stopping: send nothing new' }
      : { state: 'ok', detail: 'answers' },
    database: reachable(database),
    migrations: migrations(database, expectedMigration),
    schema: schema(database),
    redis: {
      memory: { state: 'absent' as const, detail: 'not configured: cache and limits are per process' },
      redis: { state: 'ok' as const, detail: 'answers' },
      'redis unreachable': { state: 'failing' as const, detail: 'unreachable: cache and limits are per process' },
    }[redis],
    worker: worker(database),
  }
  const needed = [parts.process, parts.database, parts.migrations, parts.schema]
  const ready = needed.every(({ state }) => state === 'ok')
  const whole = parts.redis.state !== 'failing' && parts.worker.state === 'ok'
  return { status: ready ? (whole ? 'ready' : 'degraded') : 'not ready', checkedAt: checkedAt.toISOString(), parts }
}

type Part = Readiness['parts']['database']

function reachable(database: Findings['database']): Part {
  if (!database) return { state: 'failing', detail: 'does not answer' }
  if (database.isReadOnly) return { state: 'failing', detail: 'takes no writes' }
  if (database.hasNoRoom) return { state: 'failing', detail: 'has no room left for changes: make room on its disk' }
  return { state: 'ok', detail: 'answers' }
}

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

/** Anybody may ask, so what is missing is in the log alone. */
function schema(database: Findings['database']): Part {
  if (!database) return { state: 'failing', detail: 'unknown' }
  if (database.isComplete) return { state: 'ok', detail: 'complete' }
  return { state: 'failing', detail: 'not complete: wellmet check tells what is missing' }
}

function worker(database: Findings['database']): Part {
  if (!database) return { state: 'failing', detail: 'unknown' }
  if (database.liveWorkers === 0) return { state: 'absent', detail: 'none seen lately: nothing is done later' }
  return { state: 'ok', detail: `${database.liveWorkers} seen lately` }
}
