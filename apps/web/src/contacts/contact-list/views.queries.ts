import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

export const viewsQuery = dependsOn('contact views').queryOptions('get', '/api/network/views')

export const useViewChanges = () => {
  return {
    create: useApiMutation('post', '/api/network/views', { changes: ['contact views'] }),
    change: useApiMutation('patch', '/api/network/views/{id}', { changes: ['contact views'] }),
    remove: useApiMutation('delete', '/api/network/views/{id}', { changes: ['contact views'] }),
  }
}
