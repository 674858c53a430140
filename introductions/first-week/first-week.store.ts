import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './first-week.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** What the viewer has done. */
export const readFirstSteps = sql.one('read_first_steps')
export const findNewcomer = sql.maybe('find_newcomer')
export const listNewcomers = sql.many('list_newcomers')
