import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './notes.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NoteRow = RowOf<typeof listNotes>

export const listNotes = sql.many('list_notes')
export const insertNote = sql.maybe('insert_note')
export const updateNote = sql.maybe('update_note')
export const deleteNote = sql.maybe('delete_note')
