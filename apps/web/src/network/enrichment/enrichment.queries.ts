import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { invalidate, keyOf } from '../../api/query.ts'

export const enrichmentQuery = api.queryOptions('get', '/api/enrich/status')
export const providersQuery = api.queryOptions('get', '/api/enrich/providers')

export const lookupsQuery = (id: string) =>
  api.queryOptions('get', '/api/enrich/contacts/{id}', { params: { path: { id } } })

/** Of every contact: what is offered of an answer depends on what the contact says. */
const lookupsKey = keyOf('/api/enrich/contacts/{id}')

export const useEnrichmentChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, enrichmentQuery.queryKey, providersQuery.queryKey)
  return {
    connect: api.useMutation('post', '/api/enrich/{provider}/connect', { onSettled }),
    disconnect: api.useMutation('post', '/api/enrich/{provider}/disconnect', { onSettled }),
    move: api.useMutation('post', '/api/enrich/{provider}/priority', { onSettled }),
  }
}

export const useLookUp = () => {
  const queries = useQueryClient()
  return api.useMutation('post', '/api/enrich/enrich/contact', {
    onSettled: () => invalidate(queries, lookupsKey, enrichmentQuery.queryKey),
  })
}
