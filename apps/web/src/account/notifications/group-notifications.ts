import type { Notification } from '@wellmet/account/notifications/notifications.contract.ts'

/** One notification, or several neighbours of a kind that need no answer. */
export type NotificationGroup = { id: string; kind: Notification['kind']; items: readonly Notification[] }

/** They say that something is done. Anything else may wait for the reader and stands alone. */
const quietKinds: ReadonlySet<Notification['kind']> = new Set(['import.done', 'member.joined'])

/** In the order in which they came, so that an import of yesterday is not shown among those of today. */
export const groupNotifications = (items: readonly Notification[]): readonly NotificationGroup[] => {
  const groups: { id: string; kind: Notification['kind']; items: Notification[] }[] = []
  for (const one of items) {
    const last = groups.at(-1)
    if (last?.kind === one.kind && quietKinds.has(one.kind)) last.items.push(one)
    else groups.push({ id: one.id, kind: one.kind, items: [one] })
  }
  return groups
}
