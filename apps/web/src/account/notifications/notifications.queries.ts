import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { changeData, changeItems, optimistic } from '../../api/optimistic.ts'
import { keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'
import { useSession } from '../users/session.ts'
import type { Notification, NotificationCount } from '@wellmet/account/notifications/notifications.contract.ts'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

export type Shown = 'all' | 'unread'

export const countQuery = dependsOn('unread count').queryOptions('get', '/api/notifications/count')
export const settingsQuery = dependsOn('notification settings').queryOptions('get', '/api/notifications/settings')
export const notificationsKey = keyOf('/api/notifications')

export const notificationsQuery = (shown: Shown) =>
  dependsOn('notifications').infiniteQueryOptions({
    queryKey: keyOf('/api/notifications', shown),
    queryFn: ({ pageParam, signal }) => {
      const query = { unread: shown === 'unread', ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/notifications', { params: { query }, signal }))
    },
    ...byCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

/** Undefined until it is known, and for who is in no workspace. */
export const useUnread = (): number | undefined =>
  useQuery({ ...countQuery, enabled: useSession().workspace !== null }).data?.unread

type OfOne = { params: { path: { id: string } } }
type Items = readonly Notification[]

const changeUnread = (update: (unread: number) => number) =>
  changeData<NotificationCount>(countQuery.queryKey, (count) => ({ ...count, unread: update(count.unread) }))

const now = (): string => new Date().toISOString()

/** Reads and deletes notifications, at once; what is shown is asked anew afterwards, whatever came of it. */
export const useTending = () => {
  const queries = useQueryClient()
  const tend = <Variables = unknown>(
    change: (items: Items, variables: Variables) => Items,
    unread: (before: number, variables: Variables) => number,
  ) =>
    optimistic<Variables>(queries, {
      shows: (variables) => [
        changeUnread((before) => unread(before, variables)),
        changeItems<Notification>(notificationsKey, (items) => change(items, variables)),
      ],
      refused: (reason) => notificationsMessages.notChanged({ reason }),
    })
  const isUnread = (id: string): boolean =>
    queries
      .getQueriesData<{ pages: { items: Items }[] }>({ queryKey: notificationsKey })
      .some(([, list]) => list?.pages.some(({ items }) => items.some((item) => item.id === id && item.readAt === null)))
  const markRead = useApiMutation('patch', '/api/notifications/{id}/read', {
    changes: ['notifications', 'unread count'],
    ...tend<OfOne>(
      (items, { params }) => items.map((item) => (item.id === params.path.id ? { ...item, readAt: now() } : item)),
      (before) => before - 1,
    ),
  })
  const markAllRead = useApiMutation('post', '/api/notifications/mark-all-read', {
    changes: ['notifications', 'unread count'],
    ...tend(
      (items) => items.map((item) => ({ ...item, readAt: item.readAt ?? now() })),
      () => 0,
    ),
  })
  const remove = useApiMutation('delete', '/api/notifications/{id}', {
    changes: ['notifications', 'unread count'],
    ...tend<OfOne>(
      (items, { params }) => items.filter(({ id }) => id !== params.path.id),
      (before, { params }) => (isUnread(params.path.id) ? before - 1 : before),
    ),
  })
  const removeRead = useApiMutation('delete', '/api/notifications', {
    changes: ['notifications', 'unread count'],
    ...tend(
      (items) => items.filter(({ readAt }) => readAt === null),
      (before) => before,
    ),
  })
  return {
    markRead: (id: string) => markRead.mutate({ params: { path: { id } } }),
    markAllRead: () => markAllRead.mutate({}),
    remove: (id: string) => remove.mutate({ params: { path: { id } } }),
    removeRead: () => removeRead.mutate({}),
  }
}
