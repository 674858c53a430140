import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './erased-people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NamingRow = RowOf<typeof lockNaming>

export const lockNaming = sql.many('lock_naming')

export const updateDeleted = sql.run('update_deleted')
export const deleteJoined = sql.run('delete_joined')
export const deleteNotes = sql.run('delete_notes')
export const closeLetters = sql.run('close_letters')
