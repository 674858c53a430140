import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './language-model.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ModelRow = RowOf<typeof findModel>
export const findModel = sql.maybe('find_model')
export const saveModel = sql.run('save_model')
export const updateModel = sql.run('update_model')
export const deleteModel = sql.maybe('delete_model')

export const getMonth = sql.one('get_month')
/** Nothing where the budget has no room for it. */
export const reserveMoney = sql.maybe('reserve_money')
export const settleMoney = sql.run('settle_money')

export const insertCall = sql.run('insert_call')
export const claimCall = sql.maybe('claim_call')
export type CallRow = RowOf<typeof findCall>
export const findCall = sql.maybe('find_call')
export const settleCall = sql.run('settle_call')
export const listCalls = sql.many('list_calls')
export const deleteCallsBefore = sql.run('delete_calls_before')

export const findRefusal = sql.maybe('find_refusal')
export const countRefusals = sql.one('count_refusals')
export const saveRefusal = sql.run('save_refusal')
export const deleteRefusal = sql.run('delete_refusal')
