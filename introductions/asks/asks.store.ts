import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './asks.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** The target as known when the request was made. */
export interface KnownTarget {
  name: string
  title?: string | null
  company?: string | null
  email?: string | null
}

export type RequestDetailsRow = RowOf<typeof findRequestDetails>

export type AskRow = RowOf<typeof findAsk>

export const findRequestDetails = sql.maybe('find_request_details')
export const findAsk = sql.maybe('find_ask')
export const lockAsk = sql.maybe('lock_ask')
export const startAsk = sql.maybe('start_ask')
export const ensureAsk = sql.run('ensure_ask')
export const updateTargetAddress = sql.run('update_target_address')
export const updateTargetConsent = sql.run('update_target_consent')
export const clearReminder = sql.run('clear_reminder')
export const markReminded = sql.maybe('mark_reminded')
export const markClosed = sql.maybe('mark_closed')
export const reopenAsk = sql.run('reopen_ask')
export const listOtherAsks = sql.many('list_other_asks')

export const listContactsOfConnectors = sql.many('list_contacts_of_connectors')
export const closeAsks = sql.run('close_asks')
