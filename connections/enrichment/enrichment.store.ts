import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './enrichment.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type AccountRow = RowOf<typeof listAccounts>
export const listAccounts = sql.many('list_accounts')
export const saveKey = sql.run('save_key')
export const deleteAccount = sql.maybe('delete_account')
export const saveOrder = sql.run('save_order')
export const saveUse = sql.run('save_use')
export const saveProviderStatus = sql.run('save_provider_status')

/** Without an answer it is being asked, unless whoever asked is lost. */
export const findLookUp = sql.maybe('find_look_up')
export const claimLookUp = sql.maybe('claim_look_up')
export const lockKey = sql.maybe('lock_key')
export const countReserved = sql.one('count_reserved')
export const saveNoMatch = sql.run('save_no_match')
export const deleteLookUp = sql.run('delete_look_up')
export const deleteOldLookUps = sql.run('delete_old_look_ups')

/** Without people it is being asked. */
export const findSearch = sql.maybe('find_search')
export const claimSearch = sql.maybe('claim_search')
export const saveSearch = sql.run('save_search')
export const deleteSearch = sql.run('delete_search')
export const deleteOldSearches = sql.run('delete_old_searches')

export const getUsage = sql.one('get_usage')
/** Without a row one of the three is full, and the transaction must not be committed. */
export const reserveCredits = sql.maybe('reserve_credits')
/** The difference is negative where something is given back. */
export const settleCredits = sql.run('settle_credits')
export const pauseProvider = sql.run('pause_provider')
export const deleteOldMinutes = sql.run('delete_old_minutes')
