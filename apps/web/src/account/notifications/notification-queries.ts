import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import type { paths } from '../../api/schema.gen.ts'
import { useSession } from '../users/session.ts'

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

export type Notification = Answer<'/api/notifications'>['items'][number]
export type Count = Answer<'/api/notifications/count'>
export type NotificationSettings = Answer<'/api/notifications/settings'>
export type Delivery = NotificationSettings['kinds'][number]['delivery']
export type Shown = 'all' | 'unread'

export const countQuery = api.queryOptions('get', '/api/notifications/count')
export const settingsQuery = api.queryOptions('get', '/api/notifications/settings')
export const listKey = ['get', '/api/notifications'] as const

/** Undefined until it is known, and for who is in no workspace. */
export const useUnread = (): number | undefined =>
  useQuery({ ...countQuery, enabled: useSession().workspace !== null }).data?.unread

/** Not through the generated hook: it would send `cursor=0` for the first page. */
export const useNotifications = (shown: Shown) =>
  useInfiniteQuery({
    queryKey: [...listKey, shown],
    queryFn: async ({ pageParam, signal }) => {
      const query = { unread: shown === 'unread', ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { data, error } = await http.GET('/api/notifications', { params: { query }, signal })
      if (error) throw error
      return data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
