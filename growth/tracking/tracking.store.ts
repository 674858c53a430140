import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './tracking.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertSeen = sql.many('insert_seen')
export const insertEvents = sql.run('insert_events')
export const addCounts = sql.many('add_counts')
export const insertSalt = sql.run('insert_salt')
export const findSalt = sql.maybe('find_salt')
export const deleteSaltsBefore = sql.run('delete_salts_before')
export const keepPartitions = sql.one('keep_partitions')
export const deleteSeenBefore = sql.run('delete_seen_before')
export const saveVisitors = sql.run('save_visitors')
export const listCounts = sql.many('list_counts')
export const deleteEventsOf = sql.run('delete_events_of')
