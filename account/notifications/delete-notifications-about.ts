import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteNotificationsAboutIds } from './notifications.store.ts'

/** What anybody in a workspace was told of these: by the ids that stand in the link or in the key. As the system. */
export async function deleteNotificationsAbout(tx: Tx, workspaceId: string, about: readonly string[]): Promise<void> {
  if (about.length > 0) await deleteNotificationsAboutIds(tx, { workspaceId, about: [...about] })
}
