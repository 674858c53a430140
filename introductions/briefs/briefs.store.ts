import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './briefs.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NewsRow = RowOf<typeof listNews>
export const listNews = sql.many('list_news')
