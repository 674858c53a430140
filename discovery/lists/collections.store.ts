import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './collections.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type CollectionRow = RowOf<typeof listCollections>

/** One of them by its id, or the last changed; each with the entry of this person or company. */
export const listCollections = sql.many('list_collections')

export const listOwnAmong = sql.many('list_own_among')
export const awaitTurn = sql.run('await_turn')
export const countCollections = sql.one('count_collections')
/** Nothing when there is one of that name. */
export const insertCollection = sql.maybe('insert_collection')
export const findNamesake = sql.maybe('find_namesake')
export const renameCollection = sql.maybe('rename_collection')
export const touchCollection = sql.run('touch_collection')
export const deleteCollection = sql.maybe('delete_collection')
export const lockCollection = sql.maybe('lock_collection')
