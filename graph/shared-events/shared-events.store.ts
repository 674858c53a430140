import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './shared-events.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findNetwork = sql.maybe('find_network')
export const listObjecting = sql.many('list_objecting')
export const deleteOtherAttendances = sql.run('delete_other_attendances')
export const insertAttendances = sql.run('insert_attendances')
export const listSharedEvents = sql.many('list_shared_events')
export const hasAttendances = sql.one('has_attendances')
export const deleteAttendancesOf = sql.run('delete_attendances_of')
