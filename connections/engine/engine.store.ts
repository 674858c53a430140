import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './engine.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertConsent = sql.run('insert_consent')
export const takeConsent = sql.maybe('take_consent')
export const hasOpenConsent = sql.one('has_open_consent')
export const deleteOldConsents = sql.run('delete_old_consents')

export type AccountRow = RowOf<typeof findAccount>
export const listAccounts = sql.many('list_accounts')
export const findAccount = sql.maybe('find_account')
export const lockAccount = sql.maybe('lock_account')
export const upsertAccount = sql.maybe('upsert_account')
export const setTokens = sql.run('set_tokens')
export const claimRefresh = sql.maybe('claim_refresh')
export const setState = sql.run('set_state')
export const setNeverDomains = sql.run('set_never_domains')
export const deleteAccount = sql.run('delete_account')

export type SourceRow = RowOf<typeof listSources>
export const insertSources = sql.run('insert_sources')
export const listSources = sql.many('list_sources')
export const findSource = sql.maybe('find_source')
export const beginRun = sql.run('begin_run')
export const savePage = sql.run('save_page')
export const endRun = sql.run('end_run')
export const noteFailure = sql.run('note_failure')
export const noteWait = sql.run('note_wait')
export const restartRun = sql.run('restart_run')
export const forgetCursor = sql.run('forget_cursor')
export const listRuns = sql.many('list_runs')
export const deleteOldRuns = sql.run('delete_old_runs')

export const upsertRecords = sql.many('upsert_records')
export const markSeen = sql.run('mark_seen')
export const withdrawUnseen = sql.run('withdraw_unseen')
export const listRecords = sql.many('list_records')
export const withdrawRecords = sql.run('withdraw_records')
export const withdrawRefs = sql.many('withdraw_refs')
export const withdrawSource = sql.run('withdraw_source')
export const deleteSource = sql.run('delete_source')
export const withdrawVanished = sql.many('withdraw_vanished')
export const listWithdrawnRefs = sql.many('list_withdrawn_refs')
export const listWithdrawnCards = sql.many('list_withdrawn_cards')
export const listCardsNaming = sql.many('list_cards_naming')
export const deleteWithdrawn = sql.run('delete_withdrawn')
export const listOwnAddresses = sql.many('list_own_addresses')
