import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A table without any rule: an event that is delivered twice leaves two rows. */
export const prepareWitness = (database: pg.Client) =>
  database.query(`create schema witness; create table witness.deliveries (user_id uuid not null);
    grant usage on schema witness to wellmet_system; grant insert on witness.deliveries to wellmet_system`)

export async function waitForEmptyQueue(database: pg.Client, seconds: number): Promise<number> {
  const began = performance.now()
  let jobs = Number.NaN
  while (performance.now() - began < seconds * 1000) {
    const { rows } = await database.query<{ n: number }>('select count(*)::int n from graphile_worker._private_jobs')
    jobs = rows[0]!.n
    if (jobs === 0) return performance.now() - began
    await sleep(200)
  }
  throw new Error(`After ${seconds} s there are still ${jobs} jobs in the queue.`)
}

/** Makes the claims of the dead look old, and has the product park them as it does every five minutes. */
export async function parkUnknownMails(database: pg.Client): Promise<number> {
  const { rowCount } = await database.query(
    `update platform.mails set claimed_at = claimed_at - interval '10 minutes' where status = 'sending'`,
  )
  await database.query(`select graphile_worker.add_job('platform.park-lost-mails', '{}'::json)`)
  return rowCount ?? 0
}

/** Seconds until no job is locked any more by a worker of that process; null when it held none. */
export async function timeUntilGivenBack(database: pg.Client, pid: number, seconds: number): Promise<number | null> {
  const began = performance.now()
  let held = 0
  while (performance.now() - began < seconds * 1000) {
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int n from graphile_worker._private_jobs j join platform.workers w on w.worker_id = j.locked_by
       where w.process like '%:' || $1::text`,
      [pid],
    )
    held = Math.max(held, rows[0]!.n)
    if (rows[0]!.n === 0) return held === 0 ? null : (performance.now() - began) / 1000
    await sleep(100)
  }
  throw new Error(`After ${seconds} s process ${pid}, which was killed, still holds jobs.`)
}
