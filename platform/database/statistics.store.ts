import { statements } from './statement.ts'
import type { Statements } from './statistics.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** After much was written, as the system: tables that have grown by half are planned as they are, and not as they were. */
export const refreshStatistics = sql.run('refresh_statistics')
