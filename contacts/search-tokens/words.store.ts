import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './words.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** By which words each may be found. */
export const upsertMarks = sql.run('upsert_marks')

/** What leads to each word, beside what led to it before: two words may have the same number. */
export const upsertVocabulary = sql.run('upsert_vocabulary')

export const listContactsOf = sql.many('list_contacts_of')
