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

interface Chosen {
  job: string
  /** The newest of them: what is added later is not touched. */
  upTo: string
  onlyFailed: boolean
}

export async function countChosen(tx: Tx, job: string, onlyFailed: boolean): Promise<{ n: number; upTo: string }> {
  const { rows } = await raw<{
    n: number
    upTo: string
  }>`select count(*)::int as n, coalesce(max(j.id), 0)::text as up_to
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${job} and j.locked_at is null and (j.attempts > 0 or not ${onlyFailed}::boolean)`.execute(tx)
  return rows[0]!
}

/** Jobs that a worker has begun are left alone. */
const chosenIds = ({ job, upTo, onlyFailed }: Chosen) => raw`array(
  select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = ${job} and j.id <= ${upTo}::bigint and j.locked_at is null
    and (j.attempts > 0 or not ${onlyFailed}::boolean))`

/** They are due now, as if they had never failed. */
export async function retryJobs(tx: Tx, chosen: Chosen): Promise<number> {
  const { rows } =
    await raw`select id from graphile_worker.reschedule_jobs(${chosenIds(chosen)}, now(), null, 0, null)`.execute(tx)
  return rows.length
}

export async function deleteJobs(tx: Tx, chosen: Chosen): Promise<number> {
  const { rows } = await raw`select id from graphile_worker.complete_jobs(${chosenIds(chosen)})`.execute(tx)
  return rows.length
}
