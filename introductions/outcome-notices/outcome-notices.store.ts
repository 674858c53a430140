import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './outcome-notices.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listOutcomeNotices = sql.many('list_outcome_notices')
export const listFirstAsked = sql.many('list_first_asked')
