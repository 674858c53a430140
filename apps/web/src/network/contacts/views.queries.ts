import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'

export const viewsQuery = api.queryOptions('get', '/api/network/views')

export const useViewChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, viewsQuery.queryKey)
  return {
    create: api.useMutation('post', '/api/network/views', { onSettled }),
    change: api.useMutation('patch', '/api/network/views/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/views/{id}', { onSettled }),
  }
}
