import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

/** Who is a contact by now is among what it says. */
export const targetsQuery = dependsOn('targets', 'contacts').queryOptions('get', '/api/network/targets')

/** Paths, searches and missions name targets as they name contacts, so all of them are asked anew. */
export const useTargetChanges = () => ({
  add: useApiMutation('post', '/api/network/targets', { changes: ['targets', 'contacts'] }),
  change: useApiMutation('patch', '/api/network/targets/{id}', { changes: ['targets', 'contacts'] }),
  remove: useApiMutation('delete', '/api/network/targets/{id}', { changes: ['targets', 'contacts'] }),
})
