import type pg from 'pg'
import { mentionsMoving, type MovingIds } from '@wellmet/platform/tables/move-rules.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { conditionOfMove, listCopiedTables, listMovedTables } from './moved-tables.ts'

/** Something of the workspace is being done right now; it goes when that is finished. */
export class StillAtWork extends Error {}

/** Under which name waiting jobs travel: they are not rows of ours. */
export const waitingJobs = 'waiting jobs'

const rowsOfABatch = 1000

/**
 * Deletes what goes with the workspace, in the caller's transaction, and keeps it in the temporary table `departures` as
 * lines of text. Deleting and reading are one statement, so nothing can change in between. Triggers and references are
 * laid aside: every table is named. Throws StillAtWork while a job or a mail of the workspace is under way.
 */
export async function depart(source: pg.Client, tables: readonly Table[], ids: MovingIds): Promise<number> {
  await source.query(`create temporary table departures (number bigint generated always as identity primary key,
    table_name text not null, lines text[] not null) on commit drop`)
  await source.query('set local session_replication_role = replica')
  for (const { table, moved, idsInJobs } of await listMovedTables(source, tables)) {
    const condition = conditionOfMove(moved, ids)
    if (table === 'platform.mails') await refuseMailsUnderWay(source, condition)
    await source.query(
      `with gone as (delete from ${table} where ${condition} returning *)
       ${idsInJobs ? ', noted as (insert into moving_ids select id::text from gone on conflict do nothing)' : ''}
       ${keepLines(table, 'gone::text', 'gone')}`,
    )
  }
  await departJobs(source)
  // Last, when nobody can add to them for the people of this workspace any more.
  for (const { table, condition } of listCopiedTables(tables))
    await source.query(
      `with kept as (select * from ${table} where ${condition}) ${keepLines(table, 'kept::text', 'kept')}`,
    )
  // What a row without triggers does not tell: streams of these users end.
  await source.query(`select pg_notify('access_changed', id::text) from unnest($1::uuid[]) id`, [ids.userIds])
  const { rows } = await source.query<{ rows: number }>(
    'select coalesce(sum(cardinality(lines)), 0)::int as rows from departures',
  )
  return rows[0]!.rows
}

const keepLines = (name: string, line: string, from: string): string =>
  `insert into departures (table_name, lines) select '${name}', array_agg(n.line)
   from (select ${line} as line, row_number() over () as number from ${from}) n group by n.number / ${rowsOfABatch} order by min(n.number)`

async function refuseMailsUnderWay(source: pg.Client, condition: string): Promise<void> {
  const { rows } = await source.query<{ status: string }>(
    `select status from platform.mails where ${condition} order by id for update`,
  )
  if (rows.some(({ status }) => status === 'sending')) throw new StillAtWork('A mail of this workspace is being sent.')
}

/** A job with a receipt was done, by a worker that died before it could say so. */
async function departJobs(source: pg.Client): Promise<void> {
  const isOfWorkspace = mentionsMoving('j.payload')
  const { rows } = await source.query<{ task: string }>(
    `with held as (
       select j.task_id, j.locked_at from graphile_worker._private_jobs j where ${isOfWorkspace} order by j.id for update
     )
     select t.identifier as task from held h join graphile_worker._private_tasks t on t.id = h.task_id
     where h.locked_at is not null limit 1`,
  )
  if (rows[0]) throw new StillAtWork(`A job of this workspace is running: ${rows[0].task}.`)
  await source.query(
    `with gone as (delete from graphile_worker._private_jobs j where ${isOfWorkspace} returning j.*),
     due as (
       select json_build_object('task', t.identifier, 'payload', g.payload, 'queue', q.queue_name, 'runAt', g.run_at, 'key', g.key,
         'maxAttempts', g.max_attempts, 'priority', g.priority,
         'flags', (select json_agg(flag) from jsonb_object_keys(g.flags) flag)) as job
       from gone g join graphile_worker._private_tasks t on t.id = g.task_id
       left join graphile_worker._private_job_queues q on q.id = g.job_queue_id
       where not exists (select from platform.processed_jobs p where p.key = 'job:' || g.id)
     )
     ${keepLines(waitingJobs, 'due.job::text', 'due')}`,
  )
}
