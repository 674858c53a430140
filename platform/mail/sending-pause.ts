import { sql } from 'kysely'
import type { Tx } from '../database/connection.ts'
import { acquireLock, shareLock } from '../database/locks.store.ts'

const lock = 'platform.sending'

/** Until the transaction ends, nobody pauses: what was let go may be claimed. As the system. */
export async function isSendingPaused(tx: Tx): Promise<boolean> {
  await shareLock(tx, { name: lock, key: '' })
  return (await findSendingPause(tx)) !== null
}

/** Since when no email leaves; null while it does. As the system. */
export async function findSendingPause(tx: Tx): Promise<Date | null> {
  const { rows } = await sql<{ pausedAt: Date }>`select paused_at from platform.sending_pauses`.execute(tx)
  return rows[0]?.pausedAt ?? null
}

/**
 * Once this is committed, no email is begun. Those that a worker has claimed are handed over still. False if it was paused
 * already. As the system.
 */
export async function pauseSending(tx: Tx, now: Date): Promise<boolean> {
  await acquireLock(tx, lock, '')
  const { rows } =
    await sql`insert into platform.sending_pauses (is_paused, paused_at) values (true, ${now}::timestamptz)
      on conflict do nothing returning paused_at`.execute(tx)
  return rows.length > 0
}

/** What waited leaves within a minute. False if it was not paused. As the system. */
export async function resumeSending(tx: Tx): Promise<boolean> {
  const { rows } = await sql`delete from platform.sending_pauses returning paused_at`.execute(tx)
  return rows.length > 0
}
