import { sql } from 'kysely'
import type { Services } from '../services.ts'

const everyMs = 2_000
const mostAttempts = 100

/**
 * A killed worker leaves its jobs locked; Graphile Worker itself would give them back only after four hours. So workers
 * say that they live, and each gives back what belongs to those who have fallen silent. One that was merely paused may
 * then run a job that somebody else runs too: jobs may run twice, and their effect is kept single by receipts.
 */
export function keepHeartbeat({ database, config, log }: Services, process: string) {
  const mine = new Set<string>()
  let running: Promise<void> = Promise.resolve()

  const beat = async () => {
    if (mine.size === 0) return
    const silence = sql`now() - ${config.WORKER_SILENT_AFTER_SECONDS} * interval '1 second'`
    // As the system: says which workers are alive
    await database.system.asSystem(async (tx) => {
      await sql`insert into platform.workers (worker_id, process) select id, ${process} from unnest(${[...mine]}::text[]) id
        on conflict (worker_id) do update set seen_at = now()`.execute(tx)
      const { rows } = await sql<{ id: string }>`select distinct j.locked_by as id from graphile_worker._private_jobs j
        left join platform.workers w on w.worker_id = j.locked_by
        where j.locked_by is not null and coalesce(w.seen_at, j.locked_at) < ${silence}`.execute(tx)
      if (rows.length > 0) {
        const silent = rows.map(({ id }) => id)
        log.warn({ workers: silent }, 'giving back the jobs of silent workers')
        // The job did not fail, its worker died: that uses up no attempt. A job that kills its workers still ends.
        await sql`update graphile_worker._private_jobs set max_attempts = max_attempts + 1
          where locked_by = any(${silent}::text[]) and attempts < max_attempts and max_attempts < ${mostAttempts}`.execute(
          tx,
        )
        await sql`select graphile_worker.force_unlock_workers(${silent}::text[])`.execute(tx)
      }
      await sql`delete from platform.workers where seen_at < now() - interval '1 day'`.execute(tx)
    })
  }

  const timer = setInterval(() => {
    running = beat().catch((error: unknown) => log.warn({ err: error }, 'the heartbeat failed'))
  }, everyMs)

  return {
    add(workerId: string) {
      mine.add(workerId)
    },
    async stop() {
      clearInterval(timer)
      await running
      await database.system
        .asSystem((tx) =>
          tx
            .deleteFrom('platform.workers')
            .where('workerId', 'in', [...mine, ''])
            .execute(),
        )
        .catch((error: unknown) => log.warn({ err: error }, 'could not sign off'))
    },
  }
}
