import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './gtm.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertPurchase = sql.run('insert_purchase')
export const updatePurchase = sql.run('update_purchase')
export const listPurchases = sql.many('list_purchases')
export const findOpenLead = sql.maybe('find_open_lead')
export const listNewLeads = sql.many('list_new_leads')
export const listLeadNames = sql.many('list_lead_names')
