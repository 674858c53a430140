import { sql } from 'kysely'
import type { Tx } from '../database/connection.ts'

/** The jobs of one name. */
export interface JobCounts {
  name: string
  /** Not begun, and due now. */
  due: number
  /** Not begun, because it is for later. */
  later: number
  running: number
  /** Failed at least once, and tried again. */
  retried: number
  /** Failed so often that they are not tried again. */
  givenUp: number
  oldestDueSeconds: number
  /** When the next one that failed is tried. */
  nextTryAt: string | null
  lastError: string | null
}

const shownCharacters = 300

/** As the system. What waits, by name, the longest first. */
export async function countJobs(tx: Tx): Promise<JobCounts[]> {
  const { rows } = await sql<Omit<JobCounts, 'nextTryAt'> & { nextTryAt: Date | null }>`
    select t.identifier as name,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts)::int as retried,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as given_up,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::int as oldest_due_seconds,
      min(run_at) filter (where attempts > 0 and attempts < max_attempts) as next_try_at,
      (array_agg(left(last_error, ${shownCharacters}::int) order by updated_at desc)
        filter (where last_error is not null))[1] as last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    group by 1 order by oldest_due_seconds desc, 1`.execute(tx)
  return rows.map(({ nextTryAt, ...counts }) => ({ ...counts, nextTryAt: nextTryAt?.toISOString() ?? null }))
}
