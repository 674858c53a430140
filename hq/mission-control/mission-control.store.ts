import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './mission-control.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listActivity = sql.many('list_activity')
export const listStageTimes = sql.many('list_stage_times')
