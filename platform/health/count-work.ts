import { sql } from 'kysely'
import { countBackups, type BackupCounts } from './count-backups.ts'
import type { Services } from '../services.ts'
import { firstOf } from '../values/present.rules.ts'

export interface WorkCounts {
  workers: number
  jobs: { late: number; failing: number; oldestDueSeconds: number }
  mails: { parked: number; waiting: number; failed: number }
  backups: BackupCounts
}

/** Anybody may ask, so all who ask within this time share one look at the tables. */
const countedForMs = 5_000

/** How much work waits, and for how long. */
export function createWorkCounts(services: Services): () => Promise<WorkCounts> {
  let latest: { at: number; counts: Promise<WorkCounts> } | undefined
  return () => {
    const now = performance.now()
    if (!latest || now - latest.at > countedForMs) latest = { at: now, counts: countWork(services) }
    return latest.counts
  }
}

/** Looks at the tables now. */
export const countWork = ({ database, config }: Services): Promise<WorkCounts> =>
  // As the system: counts the jobs and mails of everybody
  database.system.asSystem(async (tx) => {
    const silence = config.WORKER_SILENT_AFTER_SECONDS
    const { rows } = await sql<{
      workers: number
      late: number
      failing: number
      oldestDueSeconds: number
      parked: number
      waiting: number
      failed: number
    }>`with due as (
        select run_at from graphile_worker._private_jobs
        where run_at <= now() and locked_at is null and attempts < max_attempts
      )
      select
        (select count(distinct process)::int from platform.workers where seen_at > now() - ${silence} * interval '1 second') as workers,
        (select count(*)::int from due where run_at <= now() - interval '15 minutes') as late,
        (select count(*)::int from graphile_worker._private_jobs where attempts > 0) as failing,
        (select coalesce(extract(epoch from now() - min(run_at)), 0)::int from due) as oldest_due_seconds,
        (select count(*)::int from platform.mails where status = 'parked') as parked,
        (select count(*)::int from platform.mails where status = 'queued' and tries > 0) as waiting,
        (select count(*)::int from platform.mails where status in ('refused', 'given_up') and settled_at > now() - interval '1 day') as failed`.execute(
      tx,
    )
    const { workers, late, failing, oldestDueSeconds, parked, waiting, failed } = firstOf(rows)
    return {
      workers,
      jobs: { late, failing, oldestDueSeconds },
      mails: { parked, waiting, failed },
      backups: await countBackups(tx),
    }
  })
