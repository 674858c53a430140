import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './outcome-statistics.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type CountRow = RowOf<typeof listCounts>

export const deleteCounts = sql.run('delete_counts')
export const insertCounts = sql.run('insert_counts')
/** Those that the viewer may read; the policy sees to it. */
export const listCounts = sql.many('list_counts')

export const listSharingMembers = sql.many('list_sharing_members')
export const deleteStatisticsFor = sql.run('delete_statistics_for')
