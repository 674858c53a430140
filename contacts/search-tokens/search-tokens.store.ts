import { statements } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './search-tokens.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

/** By which words each may be found. */
export const upsertSearchTokens = sql.run('upsert_search_tokens')

export const mergeTokens = sql.run('merge_tokens')
export const deleteTokens = sql.run('delete_tokens')

/** What leads to each word, beside what led to it before: two words may have the same number. */
export const upsertTokenVariants = sql.run('upsert_token_variants')

export const listContactsOf = sql.many('list_contacts_of')

export const listIndustries = sql.many('list_industries')
