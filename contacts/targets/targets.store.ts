import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './targets.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type TargetRow = RowOf<typeof listTargets>
/** One of them by its number, or all. */
export const listTargets = sql.many('list_targets')
export const findKnownNumber = sql.maybe('find_known_number')
export const findTeammateAt = sql.maybe('find_teammate_at')
export const countTargets = sql.one('count_targets')
export const upsertTarget = sql.one('upsert_target')
export const lockTarget = sql.maybe('lock_target')
export const updateTarget = sql.run('update_target')
export const addTargetKeys = sql.run('add_target_keys')
export const deleteTarget = sql.maybe('delete_target')
export const listTargetsByKey = sql.many('list_targets_by_key')
export const listTargetsByName = sql.many('list_targets_by_name')
export const joinTargetsByKey = sql.run('join_targets_by_key')
export const insertTargetKeys = sql.run('insert_target_keys')
