import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './gatherings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const upsertGatherings = sql.run('upsert_gatherings')
export const deleteUnseenGatherings = sql.many('delete_unseen_gatherings')
export const findGatheringByRef = sql.maybe('find_gathering_by_ref')
export const upsertGuests = sql.one('upsert_guests')
export const countGuests = sql.one('count_guests')
export const deleteUnseenGuests = sql.run('delete_unseen_guests')
export const settleGathering = sql.run('settle_gathering')

export type GatheringRow = RowOf<typeof listGatherings>
export const listGatherings = sql.many('list_gatherings')
export const findGathering = sql.maybe('find_gathering')
export const findGatheringForWork = sql.maybe('find_gathering_for_work')
export type GuestRow = RowOf<typeof listGuests>
export const listGuests = sql.many('list_guests')
export const listAddresses = sql.many('list_addresses')
export const listCheckedIn = sql.many('list_checked_in')
export const findCalendar = sql.maybe('find_calendar')
export const hasGatherings = sql.one('has_gatherings')
export const deleteGuestsOf = sql.run('delete_guests_of')
export const deleteOldGuests = sql.run('delete_old_guests')
