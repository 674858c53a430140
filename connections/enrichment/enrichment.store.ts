import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './enrichment.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type AccountRow = RowOf<typeof listAccounts>
export const listAccounts = sql.many('list_accounts')
export const saveKey = sql.run('save_key')
export const deleteAccount = sql.maybe('delete_account')
export const saveOrder = sql.run('save_order')

/** Without an answer it is being asked, unless whoever asked is lost. */
export const findQuestion = sql.maybe('find_question')
export const claimQuestion = sql.maybe('claim_question')
export const lockKey = sql.maybe('lock_key')
export const countReserved = sql.one('count_reserved')
export const noteNoMatch = sql.run('note_no_match')
export const dropQuestion = sql.run('drop_question')
export const noteUse = sql.run('note_use')
export const noteStanding = sql.run('note_standing')
export const sweepQuestions = sql.run('sweep_questions')
