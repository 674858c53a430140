import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import { rankingQuery } from '../companies/companies.queries.ts'

export const missionsQuery = api.queryOptions('get', '/api/network/missions')

/** Roles and targets also decide how companies are ranked and who to invite next. */
export const useMissionChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, missionsQuery.queryKey, rankingQuery.queryKey)
  return {
    create: api.useMutation('post', '/api/network/missions', { onSettled }),
    update: api.useMutation('patch', '/api/network/missions/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/missions/{id}', { onSettled }),
  }
}
