import { statement } from '@wellmet/platform/database/statement.ts'
import type { Delivery, NotificationCount, NotificationKind } from './notifications.contract.ts'

export interface NotificationRow {
  id: string
  kind: NotificationKind
  title: string
  body: string
  link: string
  createdAt: Date
  readAt: Date | null
}

export interface NewNotifications {
  ids: string[]
  userIds: string[]
  workspaceId: string
  kind: NotificationKind
  title: string
  body: string
  link: string
  dedupeKey: string | null
  usual: Delivery
  now: Date
}

/** Whoever does not belong to the workspace, or wants to hear nothing of the kind, is passed over. */
export const insertNotifications = statement<NewNotifications, never>(import.meta.url, 'insert_notifications')
export const trimNotifications = statement<{ userIds: string[]; most: number }, never>(
  import.meta.url,
  'trim_notifications',
)

export interface Whose {
  userId: string
  workspaceId: string
}
type One = Whose & { id: string }

export const listNotifications = statement<
  Whose & { cursor: string | null; unread: boolean; limit: number },
  NotificationRow
>(import.meta.url, 'list_notifications')
/** Kept prepared: whoever listens asks again and again. */
export const countNotifications = statement<Whose, NotificationCount>(import.meta.url, 'count_notifications')
export const markRead = statement<One & { now: Date }, NotificationRow>(import.meta.url, 'mark_read')
export const markAllRead = statement<Whose & { now: Date }, { n: number }>(import.meta.url, 'mark_all_read')
export const deleteNotification = statement<One, { id: string }>(import.meta.url, 'delete_notification')
export const deleteRead = statement<Whose, { n: number }>(import.meta.url, 'delete_read')
export const deleteNews = statement<{ workspaceId: string; about: string[] }, never>(import.meta.url, 'delete_news')
export const deleteReadBefore = statement<{ before: Date }, never>(import.meta.url, 'delete_read_before')

export const listManagers = statement<{ workspaceId: string }, { userId: string }>(import.meta.url, 'list_managers')
export const findMemberName = statement<Whose, { name: string }>(import.meta.url, 'find_member_name')
