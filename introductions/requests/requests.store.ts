import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './requests.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NewRequestRow = Parameters<typeof insertRequest>[1]

export type SeenRow = RowOf<typeof listRequests>

/** Returns the row as a move locks it. */
export const insertRequest = sql.one('insert_request')
export const listRequests = sql.many('list_requests')
export const listLinesOf = sql.many('list_lines_of')
export const countRequests = sql.many('count_requests')
export const updateContent = sql.run('update_content')
export const updateConnector = sql.run('update_connector')

export const findAgreedAddress = sql.maybe('find_agreed_address')

export const listMyRequestsTo = sql.many('list_my_requests_to')
export const listAsked = sql.many('list_asked')
export const listContactAddresses = sql.many('list_contact_addresses')

/** The asker's own only: what an address says for which the asker vouches binds nobody else. */
export const findDecline = sql.maybe('find_decline')
export const insertFollower = sql.run('insert_follower')
export const listFollowers = sql.many('list_followers')
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
