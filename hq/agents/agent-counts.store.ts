import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './agent-counts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type JobCount = RowOf<typeof listJobCounts>
export type BackupCount = RowOf<typeof listBackupCounts>
export type MailCount = RowOf<typeof countMails>
export type SyncCount = RowOf<typeof countSyncs>
export type WeekCount = RowOf<typeof countWeek>

export const listJobCounts = sql.many('list_job_counts')
export const listBackupCounts = sql.many('list_backup_counts')
export const countSyncs = sql.one('count_syncs')
export const countMails = sql.one('count_mails')
export const countWeek = sql.one('count_week')
export const countYes = sql.one('count_yes')
