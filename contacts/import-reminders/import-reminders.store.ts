import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './import-reminders.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findReminder = sql.maybe('find_reminder')
export const saveReminder = sql.run('save_reminder')
export const deleteReminder = sql.run('delete_reminder')
export const takeReminder = sql.maybe('take_reminder')
