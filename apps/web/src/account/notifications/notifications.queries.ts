import { notifications as toasts } from '@mantine/notifications'
import { infiniteQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { byCursor, cursorOf, invalidate, keyOf, unwrap } from '../../api/query.ts'
import { useSession } from '../users/session.ts'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

export type Shown = 'all' | 'unread'

export const countQuery = api.queryOptions('get', '/api/notifications/count')
export const settingsQuery = api.queryOptions('get', '/api/notifications/settings')
export const notificationsKey = keyOf('/api/notifications')

export const notificationsQuery = (shown: Shown) =>
  infiniteQueryOptions({
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

/** Reads and deletes notifications; what is shown is asked anew afterwards, whatever came of it. */
export const useTending = () => {
  const queries = useQueryClient()
  const settled = {
    onError: (error: unknown) =>
      toasts.show({ message: notificationsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSettled: () => invalidate(queries, notificationsKey, countQuery.queryKey),
  }
  const markRead = api.useMutation('patch', '/api/notifications/{id}/read', settled)
  const markAllRead = api.useMutation('post', '/api/notifications/mark-all-read', settled)
  const remove = api.useMutation('delete', '/api/notifications/{id}', settled)
  const removeRead = api.useMutation('delete', '/api/notifications', settled)
  return {
    markRead: (id: string) => markRead.mutate({ params: { path: { id } } }),
    markAllRead: () => markAllRead.mutate({}),
    remove: (id: string) => remove.mutate({ params: { path: { id } } }),
    removeRead: () => removeRead.mutate({}),
  }
}
