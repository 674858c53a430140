import { sql } from 'kysely'
import type { Tx } from '../database/connection.ts'

export interface DrillRequest {
  requestedAt: Date
  /** When the backup process began; null while it waits. */
  takenAt: Date | null
}

/** Null if nobody asked, or once it has ended. As the system, like what follows. */
export async function findDrillRequest(tx: Tx): Promise<DrillRequest | null> {
  const { rows } = await sql<DrillRequest>`select requested_at, taken_at from platform.drill_requests`.execute(tx)
  return rows[0] ?? null
}

/** False if one waits or runs already. The backup process takes it within a minute: only it may read a whole backup. */
export async function requestDrill(tx: Tx, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into platform.drill_requests (is_asked, requested_at) values (true, ${now}::timestamptz)
    on conflict do nothing returning requested_at`.execute(tx)
  return rows.length > 0
}

/** False if there is none, or if it has begun. */
export async function cancelDrillRequest(tx: Tx): Promise<boolean> {
  const { rows } = await sql`delete from platform.drill_requests where taken_at is null returning requested_at`.execute(
    tx,
  )
  return rows.length > 0
}

/** Whether a backup process works here: it has recorded a run within two days. */
export async function hasBackupProcess(tx: Tx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 2 * 86_400_000)
  const { rows } =
    await sql`select from platform.backup_runs where kind in ('dump', 'drill') and ended_at > ${since}::timestamptz
    limit 1`.execute(tx)
  return rows.length > 0
}
