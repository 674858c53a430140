import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './notifications.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type NotificationRow = RowOf<typeof listNotifications>

/** Skips users who are not in the workspace or have switched this kind off. Says who is told. */
export const insertNotifications = sql.many('insert_notifications')
export const trimNotifications = sql.run('trim_notifications')

export type Whose = ParamsOf<typeof countNotifications>

export const listNotifications = sql.many('list_notifications')
/** Prepared, because every open stream runs it again and again. */
export const countNotifications = sql.one('count_notifications')
export const markRead = sql.maybe('mark_read')
export const markAllRead = sql.one('mark_all_read')
export const deleteNotification = sql.maybe('delete_notification')
export const deleteRead = sql.one('delete_read')
export const deleteNotificationsNamingAny = sql.run('delete_notifications_naming_any')
export const deleteNotificationsWithName = sql.run('delete_notifications_with_name')
export const deleteNotificationsAboutIds = sql.run('delete_notifications_about_ids')
export const deleteNotificationsOfKind = sql.run('delete_notifications_of_kind')
export const markReadOfKind = sql.run('mark_read_of_kind')
export const deleteReadBefore = sql.run('delete_read_before')

export const listManagers = sql.many('list_managers')
export const findMemberName = sql.maybe('find_member_name')
