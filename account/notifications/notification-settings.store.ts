import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './notification-settings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type SettingsRow = RowOf<typeof findSettings>

export const findSettings = sql.maybe('find_settings')
/** Unless there are settings already. */
export const insertTimeZone = sql.run('insert_time_zone')
/** Creates the row if there is none, so that two changes at the same time wait for each other. */
export const lockSettings = sql.one('lock_settings')
export const updateSettings = sql.run('update_settings')
/** Reads all workspaces, so it runs as the system. */
export const mailNoMore = sql.run('mail_no_more')
