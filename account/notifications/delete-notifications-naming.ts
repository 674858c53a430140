import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { NotificationKind } from './notifications.contract.ts'
import { deleteNotificationsNamingAny, deleteNotificationsWithName } from './notifications.store.ts'

/** Deletes the notifications of a workspace that name one of these addresses. Runs as the system. */
export const deleteNotificationsNaming = async (
  tx: Tx,
  { workspaceId, emails }: { workspaceId: string; emails: readonly string[] },
): Promise<void> => void (await deleteNotificationsNamingAny(tx, { workspaceId, emails: [...emails] }))

/** The same for those of one kind and link whose title has one of these names. */
export const deleteNotificationsTitled = async (
  tx: Tx,
  about: { workspaceId: string; kind: NotificationKind; link: `/${string}`; names: readonly string[] },
): Promise<void> => void (await deleteNotificationsWithName(tx, { ...about, names: [...about.names] }))
