import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './edit-version.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const getCare = sql.one('get_care')
