import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { NewNotification } from './notify.ts'
import { deleteNotificationsOfKind } from './notifications.store.ts'

/** Deletes what was told about this and is not true anymore, also where it waits for a digest. Runs as the system. */
export const takeBackNotifications = (
  tx: Tx,
  about: Pick<NewNotification, 'workspaceId' | 'kind' | 'link'>,
): Promise<void> => deleteNotificationsOfKind(tx, about)
