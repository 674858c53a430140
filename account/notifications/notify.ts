import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { mostNotifications, notificationKinds, type NotificationKind } from './notifications.contract.ts'
import { insertNotifications, trimNotifications } from './notifications.store.ts'

export interface News {
  workspaceId: string
  kind: NotificationKind
  title: string
  body?: string
  /** Where in the app to look at it. */
  link: `/${string}`
  /** Names what it is about. While a notification with this key is there, it is not told again. */
  dedupeKey?: string
}

/**
 * Tells a member of something, in the transaction of what happened, which must be the system’s. Honours how they want to
 * be told; somebody who does not belong to the workspace is told nothing.
 */
export const notify = (tx: Tx, services: Services, { userId, ...news }: News & { userId: string }): Promise<void> =>
  notifyAll(tx, services, [userId], news)

/** The same for several. */
export async function notifyAll(tx: Tx, services: Services, userIds: readonly string[], news: News): Promise<void> {
  if (userIds.length === 0) return
  const now = services.now()
  await insertNotifications(tx, {
    ids: userIds.map(() => newId(now.getTime())),
    userIds: [...userIds],
    workspaceId: news.workspaceId,
    kind: news.kind,
    title: news.title,
    body: news.body ?? '',
    link: news.link,
    dedupeKey: news.dedupeKey ?? null,
    usual: notificationKinds[news.kind].usual,
    now,
  })
  await trimNotifications(tx, { userIds: [...userIds], most: mostNotifications })
}
