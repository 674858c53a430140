import type pg from 'pg'
import { queueLock } from '@wellmet/platform/jobs/job.ts'
import { waitingJobs } from './depart.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { listCopiedTables, movesAway } from './moved-tables.ts'

/** Batches of rows for each statement. */
const batchesAtOnce = 10

/** Copies what is leaving to the other server, out of sight of everybody. What an earlier try left there is deleted. */
export async function stageArrivals(source: pg.Client, target: pg.Client, moveId: string): Promise<void> {
  await target.query('delete from platform.arrivals where move_id = $1', [moveId])
  await source.query(
    'declare leaving no scroll cursor for select number, table_name, lines::text as lines from departures order by number',
  )
  for (;;) {
    const { rows } = await source.query<{ number: string; table_name: string; lines: string }>(
      `fetch ${batchesAtOnce} from leaving`,
    )
    if (rows.length === 0) break
    const values = rows.map((_, i) => `($1, $${i * 3 + 2}, $${i * 3 + 3}, $${i * 3 + 4}::text[])`)
    await target.query(
      `insert into platform.arrivals (move_id, number, table_name, lines) values ${values.join(', ')}`,
      [moveId, ...rows.flatMap(({ number, table_name: table, lines }) => [number, table, lines])],
    )
  }
  await source.query('close leaving')
}

/**
 * Makes rows of what was staged, in the caller's transaction. Triggers and references are laid aside: whatever a row
 * refers to comes with it. Fails on a row that is there already.
 */
export async function arrive(target: pg.Client, tables: readonly Table[], moveId: string): Promise<void> {
  const moved = tables.filter(({ moved: rule }) => movesAway(rule)).map(({ table }) => table)
  await target.query('set local session_replication_role = replica')
  for (const table of moved) await insertLines(target, moveId, table, '')
  for (const { table, onConflict, followedBy } of listCopiedTables(tables)) {
    await insertLines(target, moveId, table, onConflict)
    if (followedBy !== null)
      await target.query(`select graphile_worker.add_job($1, '{}'::json, job_key => $1, max_attempts => 12)`, [
        followedBy,
      ])
  }
  // As `enqueue` does: a queue that is deleted meanwhile would leave its jobs without one.
  await target.query(
    `select pg_advisory_xact_lock_shared(hashtextextended($3 || ' ' || q.queue, 0))
     from (select distinct unnest(lines)::jsonb->>'queue' as queue from platform.arrivals where move_id = $1 and table_name = $2) q
     where q.queue is not null`,
    [moveId, waitingJobs, queueLock],
  )
  await target.query(
    `select graphile_worker.add_job(identifier => j->>'task', payload => j->'payload', queue_name => j->>'queue',
       run_at => (j->>'runAt')::timestamptz, max_attempts => (j->>'maxAttempts')::int, job_key => j->>'key',
       priority => (j->>'priority')::int,
       flags => (select array_agg(flag) from json_array_elements_text(case json_typeof(j->'flags') when 'array' then j->'flags' end) flag))
     from (select unnest(lines)::json as j from platform.arrivals where move_id = $1 and table_name = $2) a`,
    [moveId, waitingJobs],
  )
  await advanceNumbers(target, moved)
  await target.query('delete from platform.arrivals where move_id = $1', [moveId])
}

async function insertLines(target: pg.Client, moveId: string, table: string, onConflict: string): Promise<void> {
  const { rows } = await target.query<{ columns: string | null; given: string | null }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns, string_agg('r.' || quote_ident(attname), ', ' order by attnum) as given
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  await target.query(
    `insert into ${table} as t (${rows[0]!.columns}) overriding system value
     select ${rows[0]!.given} from platform.arrivals a cross join lateral unnest(a.lines::${table}[]) r
     where a.move_id = $1 and a.table_name = $2 ${onConflict}`,
    [moveId, table],
  )
}

/**
 * Numbers that this server gives are higher than all that came: "what is new since number n" must hold on both servers.
 * Those of networks are not: each server has a range of its own.
 */
async function advanceNumbers(target: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await target.query<{ table: string; column: string; sequence: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and c.oid = any($1::text[]::regclass[]) and c.oid <> 'identity.member_networks'::regclass`,
    [tables],
  )
  for (const { table, column, sequence } of rows)
    await target.query(
      `select setval('${sequence}', greatest(m.highest, nextval('${sequence}'))) from (select max(${column}) as highest from ${table}) m`,
    )
}
