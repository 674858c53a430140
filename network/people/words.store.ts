import { statement } from '@wellmet/platform/database/statement.ts'
import type { Findable } from './words.rules.ts'

/** By which words each may be found. */
export const upsertMarks = statement<{ people: string[]; marks: string[] }, never>(import.meta.url, 'keep_marks')

/** What leads to each word, beside what led to it before: two words may have the same number. */
export const upsertVocabulary = statement<{ words: number[]; marks: string[] }, never>(
  import.meta.url,
  'keep_vocabulary',
)

export const listContactsOf = statement<{ owner: number; people: string[] }, Findable & { personId: string }>(
  import.meta.url,
  'contacts_of',
)
