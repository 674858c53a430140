import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './edit-version.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findEditVersion = sql.one('find_edit_version')
