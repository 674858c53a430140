import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './saved-lists.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type SavedListRow = RowOf<typeof listSavedLists>

/** One of them by its id, or the last changed; each with the entry of this person or company. */
export const listSavedLists = sql.many('list_saved_lists')

export const listOwnAmong = sql.many('list_own_among')
/** A member's lists are counted, and their names compared, before one is written. */
export const lockSavedLists = (tx: Tx, networkId: number) => acquireLock(tx, 'discovery.saved_lists', networkId)
export const countSavedLists = sql.one('count_saved_lists')
/** Nothing when there is one of that name. */
export const insertSavedList = sql.maybe('insert_saved_list')
export const findNamesake = sql.maybe('find_namesake')
export const renameSavedList = sql.maybe('rename_saved_list')
export const touchSavedList = sql.run('touch_saved_list')
export const deleteSavedList = sql.maybe('delete_saved_list')
export const lockSavedList = sql.maybe('lock_saved_list')
