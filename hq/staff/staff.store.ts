import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './staff.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findStanding = sql.maybe('find_standing')
export const listStaffRows = sql.many('list_staff_rows')
/** Undefined if nobody has this address. */
export const saveStaff = sql.maybe('save_staff')
export const deleteStaff = sql.maybe('delete_staff')
export const saveProof = sql.run('save_proof')
export const findAddedAt = sql.maybe('find_added_at')
