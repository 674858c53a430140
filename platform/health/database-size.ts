import { sql } from 'kysely'
import type { Tx } from '../database/connection.ts'
import { firstOf } from '../values/present.rules.ts'
import { growthPerDay } from './growth.rules.ts'

/** A longer history would hide that the pace has changed. */
const consideredDays = 30
const keptDays = 365

export interface DatabaseSize {
  bytes: number
  /** Over the last 30 days; null if it is known for less than a day. */
  growthBytesPerDay: number | null
}

/** As the system, once a day. */
export async function recordDatabaseSize(tx: Tx): Promise<void> {
  await sql`insert into platform.database_sizes (day, bytes)
    values (current_date, pg_database_size(current_database()))
    on conflict (day) do update set bytes = excluded.bytes`.execute(tx)
  await sql`delete from platform.database_sizes where day < current_date - ${keptDays}::int`.execute(tx)
}

/** As the system. */
export async function measureDatabase(tx: Tx): Promise<DatabaseSize> {
  const { rows } = await sql<{ bytes: string; earlier: { daysAgo: number; bytes: number }[] }>`
    select pg_database_size(current_database())::text as bytes,
      (select coalesce(json_agg(json_build_object('daysAgo', current_date - day, 'bytes', s.bytes)), '[]')
       from platform.database_sizes s where day between current_date - ${consideredDays}::int and current_date - 1) as earlier`.execute(
    tx,
  )
  const { bytes, earlier } = firstOf(rows)
  return { bytes: Number(bytes), growthBytesPerDay: growthPerDay(Number(bytes), earlier) }
}
