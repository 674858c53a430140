import { sql } from 'kysely'
import { tryLocks } from '../database/locks.store.ts'
import type { Services } from '../services.ts'
import { queueLock } from './job.ts'

/** Each takes a lock until the end of its transaction, and PostgreSQL has room for some thousands. */
const mostAtOnce = 500

/**
 * Deletes the queues that have no jobs. Graphile Worker's own clean-up could delete one to which an open transaction has
 * added a job, so this one skips every queue that such a transaction uses.
 */
export async function deleteIdleQueues({ database }: Services): Promise<void> {
  let last = 0
  for (;;) {
    // As the system: queues belong to nobody
    const idle = await database.system.asSystem(async (tx) => {
      const { rows } = await sql<{ id: number; name: string }>`select q.id, q.queue_name as name
        from graphile_worker._private_job_queues q
        where q.id > ${last} and q.locked_at is null
          and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)
        order by q.id limit ${mostAtOnce}`.execute(tx)
      const free = await tryLocks(tx, { name: queueLock, keys: rows.map(({ name }) => name) })
      // A statement of its own after the locks, so that it sees the jobs committed before them.
      await sql`delete from graphile_worker._private_job_queues q
        where q.queue_name = any(${free.map(({ key }) => key)}::text[]) and q.locked_at is null
          and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`.execute(tx)
      return rows
    })
    if (idle.length < mostAtOnce) return
    last = idle.at(-1)!.id
  }
}
