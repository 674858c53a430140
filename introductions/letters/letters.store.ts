import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './letters.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** Of the target what was known when it was asked. */
export interface KnownTarget {
  name: string
  title?: string | null
  company?: string | null
  email?: string | null
}

export type RequestDetailsRow = RowOf<typeof findRequestDetails>

export type LetterRow = RowOf<typeof findLetter>

export const findRequestDetails = sql.maybe('find_request_details')
export const findLetter = sql.maybe('find_letter')
/** Whoever answers at the same moment waits, and then finds the answer. */
export const lockLetter = sql.maybe('lock_letter')
export const beginLetter = sql.maybe('begin_letter')
export const expectLetter = sql.run('expect_letter')
export const keepTargetAddress = sql.run('keep_target_address')
export const keepTargetAnswer = sql.run('keep_target_answer')
export const forgetReminder = sql.run('forget_reminder')
export const markReminded = sql.maybe('mark_reminded')
export const markClosed = sql.maybe('mark_closed')
export const listOthers = sql.many('list_others')

export const insertLink = sql.run('insert_link')
export const findLink = sql.maybe('find_link')
export const markAnswered = sql.run('mark_answered')
export const prolongLinks = sql.run('prolong_links')
export const revokeLinks = sql.run('revoke_links')
export const sweepLinks = sql.run('sweep_links')

export const insertRefusal = sql.run('insert_refusal')
export const findRefusal = sql.maybe('find_refusal')
