import type { Language } from '@wellmet/platform/messages/locale.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './requests.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** As known when the request was made. */
export interface KnownTarget {
  name: string
  company: string | null
  title: string | null
  linkedinUrl: string | null
  email: string | null
}
export interface KnownConnector {
  name: string
  email: string | null
  kind: 'member' | 'contact'
  /** Of the screen on which the request was written: nothing is known of a contact's own. */
  language?: Language
}

export type RequestRow = RowOf<typeof lockRequest>

export type NewRequestRow = Parameters<typeof insertRequest>[1]

export type SeenRow = RowOf<typeof listRequests>

/** Returns the row as `lockRequest` would. */
export const insertRequest = sql.one('insert_request')
export const lockRequest = sql.maybe('lock_request')
export const listRequests = sql.many('list_requests')
export const countRequests = sql.many('count_requests')
export const updateState = sql.run('update_state')
export const updateContent = sql.run('update_content')
export const updateConnector = sql.run('update_connector')

export const insertEvent = sql.run('insert_event')
export const listEvents = sql.many('list_events')
/** Once for each kind: what is known already is not said again. */
export const insertOutcome = sql.run('insert_outcome')
export const deleteOutcome = sql.run('delete_outcome')
export const findAgreedAddress = sql.maybe('find_agreed_address')

export const listTellings = sql.many('list_tellings')

export const lockConnector = sql.run('lock_connector')
export const listMyRequestsTo = sql.many('list_my_requests_to')
export const listAsked = sql.many('list_asked')
export const listFirstAsked = sql.many('list_first_asked')
export const listContactAddresses = sql.many('list_contact_addresses')

export type OpenAskRow = RowOf<typeof findOpenAsk>
/** The one that holds the ask lock, unless it is the request itself. */
export const findOpenAsk = sql.maybe('find_open_ask')
/** The asker's own only: what an address says for which the asker vouches binds nobody else. */
export const findDecline = sql.maybe('find_decline')
export const insertFollower = sql.run('insert_follower')
export const listFollowers = sql.many('list_followers')
/** The same with their words for the two. */
export const listFollowerNames = sql.many('list_follower_names')
/** How many asks wait with a connector or at a mailbox: not answered, or promised and not sent. */
export const countOpenAsks = sql.one('count_open_asks')

export type ListedAskRow = RowOf<typeof listAsks>
/** What is asked of a member: one by its id in any state, or all that are open. */
export const listAsks = sql.many('list_asks')

export type AnsweredAskRow = RowOf<typeof listAnsweredAsks>
export const listAnsweredAsks = sql.many('list_answered_asks')

export type MemberRow = RowOf<typeof findMember>
/** By their id, or by any of these addresses. */
export const findAsker = sql.one('find_asker')
export const findMember = sql.maybe('find_member')
export const listDue = sql.many('list_due')
