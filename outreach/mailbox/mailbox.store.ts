import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './mailbox.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const hasMailbox = sql.one('has_mailbox')
export const listRecentThreads = sql.many('list_recent_threads')
export const listMailsOfThreads = sql.many('list_mails_of_threads')
export const findMail = sql.maybe('find_mail')
export const listPeopleAt = sql.many('list_people_at')
export const listRequestsTo = sql.many('list_requests_to')
export const suggestPeople = sql.many('suggest_people')
export const suggestCompanies = sql.many('suggest_companies')
export const suggestRequests = sql.many('suggest_requests')

export type StoredMail = RowOf<typeof listMailsOfThreads>
export const listSnoozed = sql.many('list_snoozed')
export const saveSnooze = sql.run('save_snooze')
export const countSnoozed = sql.one('count_snoozed')
export const findSnooze = sql.maybe('find_snooze')
export const deleteSnoozes = sql.run('delete_snoozes')
