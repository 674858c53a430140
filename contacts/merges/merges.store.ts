import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { contactFields, gapFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './merges.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { contactFields, gapFields })

export const findContacts = sql.many('find_contacts')

export const listEdited = sql.many('list_edited')
export const insertMerges = sql.run('insert_merges')
export const moveKeys = sql.run('move_keys')
export const joinContacts = sql.run('join_contacts')
export const dropTheGone = sql.run('drop_the_gone')
export const noteAfter = sql.run('note_after')

export type MergeRow = RowOf<typeof listMerges>
/** One of them by its id, or a page. */
export const listMerges = sql.many('list_merges')
export const countMerges = sql.one('count_merges')

export const lockMerge = sql.maybe('lock_merge')

export const listSurvivors = sql.many('list_survivors')
export const insertEvidenceNotes = sql.run('insert_evidence_notes')
