import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './guest-pages.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertRefusal = sql.run('insert_refusal')
export const findRefusal = sql.maybe('find_refusal')
