import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { membersNotified } from './notifications.hooks.ts'
import { mostNotifications, notificationKinds, type NotificationKind } from './notifications.contract.ts'
import { insertNotifications, trimNotifications } from './notifications.store.ts'

export interface NewNotification {
  workspaceId: string
  kind: NotificationKind
  title: Message
  /** Sentences. */
  body?: readonly Message[]
  /** Where in the app to look at it. */
  link: `/${string}`
  /** Names what it is about. While a notification with this key is there, it is not told again. */
  dedupeKey?: string
}

/**
 * Tells a member of something, in the transaction of what happened, which must be their own or the system’s. Honours how
 * they want to be told; somebody who does not belong to the workspace is told nothing.
 */
export const notify = (
  tx: Tx,
  services: Services,
  { userId, ...news }: NewNotification & { userId: string },
): Promise<void> => notifyAll(tx, services, [userId], news)

/** The same for several. */
export const notifyAll = (
  tx: Tx,
  services: Services,
  userIds: readonly string[],
  news: NewNotification,
): Promise<void> =>
  notifyEach(
    tx,
    services,
    userIds.map((userId) => ({ userId, title: news.title })),
    news,
  )

/** The same for several, each with a title of their own. */
export async function notifyEach(
  tx: Tx,
  services: Services,
  told: readonly { userId: string; title: Message }[],
  news: Omit<NewNotification, 'title'>,
): Promise<void> {
  if (told.length === 0) return
  const now = services.now()
  const userIds = told.map(({ userId }) => userId)
  const rows = await insertNotifications(tx, {
    ids: told.map(() => newId(now.getTime())),
    userIds,
    titles: told.map(({ title }) => JSON.stringify(title)),
    workspaceId: news.workspaceId,
    kind: news.kind,
    body: JSON.stringify(news.body ?? []),
    link: news.link,
    dedupeKey: news.dedupeKey ?? null,
    usual: notificationKinds[news.kind].usual,
    now,
  })
  if (rows.length === 0) return
  await trimNotifications(tx, { userIds, workspaceId: news.workspaceId, most: mostNotifications })
  const inApp = new Set(rows.map(({ userId }) => userId))
  const { workspaceId, kind, body = [], link } = news
  await runHook({ tx, services }, membersNotified, {
    told: told.filter(({ userId }) => inApp.has(userId)),
    workspaceId,
    kind,
    body,
    link,
  })
}
