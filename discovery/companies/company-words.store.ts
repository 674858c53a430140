import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { placeKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './company-words.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { placeKinds })

export const listUnmarked = sql.many('list_unmarked')
export const insertMarks = sql.run('insert_marks')

export type CandidateRow = RowOf<typeof listCandidates>
/** `people` is 0 for a company that only the directory has. */
export const listCandidates = sql.many('list_candidates')

export const listPlaces = sql.many('list_places')
