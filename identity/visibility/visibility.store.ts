import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './visibility.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const getLooking = sql.one('get_looking')

/** What everybody sees of the directory is not what it was. */
export const touchDirectory = sql.run('touch_directory')

export const insertOwnSight = (tx: Tx, id: number) =>
  tx
    .insertInto('network.visible')
    .values({ viewerId: id, ownerId: id, w: 1000, kind: 'self' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertSight = sql.run('insert_sight')
/** Nobody but the owner sees them. */
export const deleteSight = sql.run('delete_sight')
/** They see nobody and nobody sees them. */
export const deleteAllSight = sql.run('delete_all_sight')
/** Whose networks this seat uses, and who uses this seat's. */
export const listSight = sql.many('list_sight')
export const updateSight = sql.run('update_sight')
export const deleteFaintestSight = sql.run('delete_faintest_sight')
