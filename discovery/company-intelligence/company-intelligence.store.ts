import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './company-intelligence.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findReading = sql.one('find_reading')
