import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './scheduling.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listDue = sql.many('list_due')
