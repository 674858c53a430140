import { sql } from 'kysely'
import type { Tx } from '../database/connection.ts'

/** How the last dump, the last restore of one, or the last copy went. */
export interface BackupState {
  /** Null if none ever worked. */
  lastSuccessAt: string | null
  ageSeconds: number | null
  /** Null if none was tried. */
  lastRunSucceeded: boolean | null
  detail: string | null
}
export interface BackupCounts {
  dump: BackupState
  drill: BackupState
  /** To a storage elsewhere. */
  copy: BackupState
}

interface Row {
  kind: keyof BackupCounts
  succeeded: boolean
  detail: string
  lastSuccessAt: Date | null
  ageSeconds: number | null
}

const none: BackupState = { lastSuccessAt: null, ageSeconds: null, lastRunSucceeded: null, detail: null }

/** As the system. */
export async function countBackups(tx: Tx): Promise<BackupCounts> {
  const { rows } = await sql<Row>`select distinct on (r.kind) r.kind, r.succeeded, r.detail, s.last_success_at,
      extract(epoch from now() - s.last_success_at)::int as age_seconds
    from platform.backup_runs r
    left join lateral (
      select max(ended_at) as last_success_at from platform.backup_runs x where x.kind = r.kind and x.succeeded
    ) s on true
    order by r.kind, r.ended_at desc`.execute(tx)
  const stateOf = (kind: Row['kind']): BackupState => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return none
    const { succeeded: lastRunSucceeded, detail, lastSuccessAt, ageSeconds } = row
    return { lastSuccessAt: lastSuccessAt?.toISOString() ?? null, ageSeconds, lastRunSucceeded, detail }
  }
  return { dump: stateOf('dump'), drill: stateOf('drill'), copy: stateOf('copy') }
}
