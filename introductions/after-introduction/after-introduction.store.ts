import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './after-introduction.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listIntroduced = sql.many('list_introduced')
export const listTargets = sql.many('list_targets')
