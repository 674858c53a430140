import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './exports.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertExport = sql.run('insert_export')
export const findOpenExport = sql.maybe('find_open_export')
export const findExport = sql.maybe('find_export')
export const listExports = sql.many('list_exports')
export const findPiece = sql.maybe('find_piece')
export const beginExport = sql.maybe('begin_export')
export const noteProgress = sql.run('note_progress')
export const insertPiece = sql.run('insert_piece')
export const deletePieces = sql.run('delete_pieces')
export const settleExport = sql.run('settle_export')
export const deleteExpiredExports = sql.run('delete_expired_exports')

export type ExportRow = RowOf<typeof listExports>
