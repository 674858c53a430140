import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { NewNotification } from './notify.ts'
import { deleteNotificationsOfKind, markReadOfKind } from './notifications.store.ts'

type About = Pick<NewNotification, 'workspaceId' | 'kind' | 'link'>

/** Deletes notifications that are no longer true, also those that wait for a digest. Runs as the system. */
export async function withdrawNotifications(tx: Tx, about: About): Promise<void> {
  await deleteNotificationsOfKind(tx, about)
}

/** Marks notifications as read because what they asked for is done. Runs as the system. */
export async function closeNotifications(tx: Tx, services: Services, about: About): Promise<void> {
  await markReadOfKind(tx, { ...about, now: services.now() })
}
