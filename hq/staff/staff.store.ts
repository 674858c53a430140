import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './staff.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findStanding = sql.maybe('find_standing')
export const listStaffRows = sql.many('list_staff_rows')
/** Undefined if nobody has this address. */
export const saveStaff = sql.maybe('save_staff')
export const deleteStaff = sql.maybe('delete_staff')
export const saveProof = sql.run('save_proof')
export const savePasskeyUse = sql.run('save_passkey_use')
/** Undefined if the passkey was not used lately, or another answer was faster. */
export const completeProof = sql.maybe('complete_proof')
export const findPhone = sql.maybe('find_phone')
/** Undefined if they are not staff. */
export const lockStaff = sql.maybe('lock_staff')
export const savePhone = sql.run('save_phone')
export const deleteProofs = sql.run('delete_proofs')
export const findAddedAt = sql.maybe('find_added_at')
