import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './undo-import.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertImportContacts = sql.run('insert_import_contacts')
export const listBroughtIn = sql.many('list_brought_in')
export const askUndo = sql.maybe('ask_undo')
export const markImportUndone = sql.run('mark_import_undone')
