import { statement } from '@wellmet/platform/database/statement.ts'
import type { Delivery, NotificationKind } from './notifications.contract.ts'

export interface SettingsRow {
  timeZone: string | null
  deliveries: Partial<Record<NotificationKind, Delivery>>
}
interface Of {
  userId: string
}

export const findSettings = statement<Of, SettingsRow>(import.meta.url, 'find_settings')
/** Makes the row if there is none, so that two changes at once take turns. */
export const lockSettings = statement<Of, SettingsRow>(import.meta.url, 'lock_settings')
export const updateSettings = statement<Of & SettingsRow, never>(import.meta.url, 'update_settings')
/** In all workspaces, so by the system. */
export const mailNoMore = statement<Of & { kinds: NotificationKind[] }, never>(import.meta.url, 'mail_no_more')
