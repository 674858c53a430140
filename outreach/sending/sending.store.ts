import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './sending.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const findRecipient = sql.one('find_recipient')
export const listRequestsAbout = sql.many('list_requests_about')
export const findLastWritten = sql.one('find_last_written')
export const listSentTo = sql.many('list_sent_to')
export const listSentBy = sql.many('list_sent_by')
export const findFirstSentBy = sql.one('find_first_sent_by')
export const findOfficeTime = sql.one('find_office_time')
export const deleteSendsBefore = sql.run('delete_sends_before')

export type RecipientRow = RowOf<typeof findRecipient>
export type RequestAbout = RowOf<typeof listRequestsAbout>
