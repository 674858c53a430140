import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './views.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ViewRow = RowOf<typeof listViews>

export const listViews = sql.many('list_views')
export const lockViews = sql.run('lock_views')
export const insertView = sql.maybe('insert_view')
export const findNamesake = sql.maybe('find_namesake')
export const updateView = sql.maybe('update_view')
export const deleteView = sql.maybe('delete_view')
