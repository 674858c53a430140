import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteNotificationsAboutIds } from './notifications.store.ts'

/** Deletes all notifications of a workspace about these ids, which are in the link or in the key. Runs as the system. */
export async function deleteNotificationsAbout(tx: Tx, workspaceId: string, about: readonly string[]): Promise<void> {
  if (about.length > 0) await deleteNotificationsAboutIds(tx, { workspaceId, about: [...about] })
}
