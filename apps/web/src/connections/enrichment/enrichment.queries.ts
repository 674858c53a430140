import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

export const enrichmentQuery = dependsOn('data providers', 'lookups').queryOptions('get', '/api/enrich/status')
export const providersQuery = dependsOn('data providers').queryOptions('get', '/api/enrich/providers')

/** What is offered of an answer depends on what the contact says. */
export const lookupsQuery = (id: string) =>
  dependsOn('lookups', 'data providers', 'contacts').queryOptions('get', '/api/enrich/contacts/{id}', {
    params: { path: { id } },
  })

export const useEnrichmentChanges = () => {
  return {
    connect: useApiMutation('post', '/api/enrich/{provider}/connect', { changes: ['data providers'] }),
    disconnect: useApiMutation('post', '/api/enrich/{provider}/disconnect', { changes: ['data providers'] }),
    move: useApiMutation('post', '/api/enrich/{provider}/priority', { changes: ['data providers'] }),
  }
}

export const useLookUp = () => {
  return useApiMutation('post', '/api/enrich/enrich/contact', { changes: ['lookups'] })
}
