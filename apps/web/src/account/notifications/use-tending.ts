import { notifications as toasts } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { countQuery, listKey } from './notification-queries.ts'

/** Reads and deletes notifications; what is shown is asked anew afterwards, whatever came of it. */
export const useTending = () => {
  const queries = useQueryClient()
  const settled = {
    onError: (error: unknown) =>
      toasts.show({ message: `Nothing was changed. ${toProblem(error).detail ?? 'Try again in a moment.'}` }),
    onSettled: () =>
      Promise.all([listKey, countQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
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
