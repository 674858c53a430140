import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './recommendation-calibrations.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type VersionRow = RowOf<typeof listVersions>

export const waitForTurn = sql.run('wait_for_turn')
export const findActive = sql.maybe('find_active')
export const listVersions = sql.many('list_versions')
export const deactivate = sql.run('deactivate')
export const activate = sql.maybe('activate')
export const insertVersion = sql.run('insert_version')
