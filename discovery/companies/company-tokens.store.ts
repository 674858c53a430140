import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { placeKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './company-tokens.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { placeKinds })

/** Each company with every way in which this network writes it. */
export const listSpellings = sql.many('list_spellings')
export const upsertCompanyTokens = sql.run('upsert_company_tokens')

export type CandidateRow = RowOf<typeof listCandidates>
/** `people` is 0 for a company that only the directory has. */
export const listCandidates = sql.many('list_candidates')

export const listPlaces = sql.many('list_places')
