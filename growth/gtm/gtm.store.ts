import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './gtm.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertPurchase = sql.run('insert_purchase')
export const isOrderKnown = sql.one('is_order_known')
export const updatePurchase = sql.run('update_purchase')
export const listPurchases = sql.many('list_purchases')
export const findLead = sql.maybe('find_lead')
export const listNewLeads = sql.many('list_new_leads')
export const listLeadNames = sql.many('list_lead_names')
