import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './views.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ViewRow = RowOf<typeof listViews>

export const listViews = sql.many('list_views')
/** A member's views are counted, and their names compared, before one is written. */
export const lockViews = (tx: Tx, { workspaceId, userId }: { workspaceId: string; userId: string }) =>
  acquireLock(tx, 'contacts.contact_views', workspaceId + userId)
export const insertView = sql.maybe('insert_view')
export const findNamesake = sql.maybe('find_namesake')
export const updateView = sql.maybe('update_view')
export const deleteView = sql.maybe('delete_view')
