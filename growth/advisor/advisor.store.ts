import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './advisor.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const readQuestion = sql.many('read_question')
export const matchSentences = sql.many('match_sentences')
