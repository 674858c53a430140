import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './suggested-outcomes.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type OpenRequestRow = RowOf<typeof listOpenRequests>
export const listOpenRequests = sql.many('list_open_requests')
export const findNetworkOwner = sql.maybe('find_network_owner')
export const listOwnAddressesOf = sql.many('list_own_addresses_of')
export const listOwnAddressesOfMembers = sql.many('list_own_addresses_of_members')
export const listRecordsWith = sql.many('list_records_with')

export const listDecided = sql.many('list_decided')
export const listSuggestions = sql.many('list_suggestions')
export const listSuggestionsAbout = sql.many('list_suggestions_about')
export type SuggestionRow = RowOf<typeof lockSuggestion>
/** Only an open one of the viewer. */
export const lockSuggestion = sql.maybe('lock_suggestion')
export const saveSuggestion = sql.one('save_suggestion')
export const deleteSuggestionsExcept = sql.run('delete_suggestions_except')
export const decideSuggestion = sql.run('decide_suggestion')

export const findStanding = sql.maybe('find_standing')
export const deletePastSuggestions = sql.run('delete_past_suggestions')
export const deleteSuggestionsAbout = sql.run('delete_suggestions_about')

export const findSettings = sql.maybe('find_settings')
export const saveSettings = sql.run('save_settings')
