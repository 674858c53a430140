import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './guest-links.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertGuestLink = sql.run('insert_guest_link')
export const findGuestLink = sql.maybe('find_guest_link')
export const findRevokedLink = sql.maybe('find_revoked_link')
export const updateUsedGuestLink = sql.run('update_used_guest_link')
export const extendGuestLinks = sql.run('extend_guest_links')
export const revokeGuestLinks = sql.run('revoke_guest_links')
export const restoreGuestLinks = sql.run('restore_guest_links')
export const deleteExpiredGuestLinks = sql.run('delete_expired_guest_links')
