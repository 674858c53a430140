import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './signals.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type SignalRow = RowOf<typeof listSignalRows>

export const saveRows = sql.many('save_rows')
export const countSignals = sql.one('count_signals')
export const listSavedRefs = sql.many('list_saved_refs')
export const deleteRows = sql.run('delete_rows')
export const deleteOfOrigin = sql.run('delete_of_origin')
export const deleteAbout = sql.run('delete_about')
export const deleteOfMemberAbout = sql.run('delete_of_member_about')
export const deleteExpired = sql.run('delete_expired')
export const listKeysOfPeople = sql.many('list_keys_of_people')
export const listSignalRows = sql.many('list_signal_rows')
export const findCompanyOf = sql.one('find_company_of')
