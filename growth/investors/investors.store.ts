import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './investors.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findPitch = sql.maybe('find_pitch')
export const savePitch = sql.run('save_pitch')
export const countLinks = sql.one('count_links')
export const insertLink = sql.run('insert_link')
export const revokeLink = sql.run('revoke_link')
export const listLinks = sql.many('list_links')
export const listReads = sql.many('list_reads')
export const findOpenLink = sql.maybe('find_open_link')
export const findLinkById = sql.maybe('find_link_by_id')
export const saveReadRow = sql.one('save_read_row')
