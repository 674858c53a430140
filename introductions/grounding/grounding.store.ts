import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './grounding.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const getAsker = sql.one('get_asker')
export const listRequestsAbout = sql.many('list_requests_about')
export const findRequestToVerify = sql.maybe('find_request_to_verify')
export const countSentences = sql.run('count_sentences')
export const listCounts = sql.many('list_counts')
