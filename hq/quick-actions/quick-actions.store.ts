import { sql as raw } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './quick-actions.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** As the system, like everything here. */
export const insertAction = sql.run('insert_action')
export const listActions = sql.many('list_actions')
export const insertNotice = sql.run('insert_notice')
export const withdrawNotice = sql.maybe('withdraw_notice')
export const findNotice = sql.maybe('find_notice')

export interface JobsOfName {
  job: string
  /** Failed at least once, those that are not tried again among them. */
  failed: number
  /** Nobody has begun them. */
  waiting: number
}

export async function listJobs(tx: Tx): Promise<JobsOfName[]> {
  const { rows } = await raw<JobsOfName>`select t.identifier as job,
      count(*) filter (where j.attempts > 0)::int as failed, count(*)::int as waiting
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.locked_at is null and (j.attempts > 0 or j.run_at <= now()) group by 1 order by 2 desc, 3 desc, 1`.execute(
    tx,
  )
  return rows
}

/** As many as a person can be asked about at once. */
export const mostChosen = 5_000

/** The oldest first. Jobs that a worker has begun are left alone. */
export async function listChosen(tx: Tx, job: string, onlyFailed: boolean): Promise<string[]> {
  const { rows } = await raw<{ id: string }>`select j.id::text as id
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${job} and j.locked_at is null and (j.attempts > 0 or not ${onlyFailed}::boolean)
    order by j.id limit ${mostChosen}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** They are due now, as if they had never failed. Those that a worker has begun by now are left alone. */
export async function retryJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } =
    await raw`select id from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], now(), null, 0, null)`.execute(tx)
  return rows.length
}

/** Those that a worker has begun by now are left alone. */
export async function deleteJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await raw`select id from graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(tx)
  return rows.length
}
