import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './leads.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const hasObjected = sql.one('has_objected')
export const findLeadOf = sql.maybe('find_lead_of')
export const repeatLead = sql.run('repeat_lead')
export const reopenLead = sql.run('reopen_lead')
export const renewLead = sql.run('renew_lead')
export const countLeads = sql.one('count_leads')
export const insertLead = sql.run('insert_lead')
export const countConfirmationMails = sql.one('count_confirmation_mails')
export const markMailed = sql.run('mark_mailed')
export const findWorkspaceName = sql.one('find_workspace_name')
export const findLeadByToken = sql.maybe('find_lead_by_token')
export const answerLead = sql.run('answer_lead')
export const listLeads = sql.many('list_leads')
export type LeadRow = RowOf<typeof listLeads>
export const listKnownNumbers = sql.many('list_known_numbers')
export const findDroppedToday = sql.one('find_dropped_today')
export const isMember = sql.one('is_member')
export const updateLead = sql.run('update_lead')
export const deleteLead = sql.maybe('delete_lead')
export const deleteLeadsWith = sql.many('delete_leads_with')
export const countLeadsAt = sql.one('count_leads_at')
export const listOptedIn = sql.many('list_opted_in')
export const withdrawLeads = sql.run('withdraw_leads')
export const listConsentsOf = sql.many('list_consents_of')
