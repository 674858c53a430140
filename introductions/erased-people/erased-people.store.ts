import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './erased-people.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NamingRow = RowOf<typeof lockNaming>

export const lockNaming = sql.many('lock_naming')

export const updateErased = sql.run('update_erased')
export const eraseJoined = sql.run('erase_joined')
export const eraseNotes = sql.run('erase_notes')
export const closeLetters = sql.run('close_letters')
