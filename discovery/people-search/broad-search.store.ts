import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './broad-search.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const rankListed = sql.many('rank_listed')
export const listDeletedAmong = sql.many('list_deleted_among')
export type ListedRow = RowOf<typeof rankListed>
