import type { SharingMode } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const sharingQuery = dependsOn('sharing', 'hidden contacts', 'contacts', 'members').queryOptions(
  'get',
  '/api/dashboard/graph-sharing',
)

/** Without a mode it shows what is saved. */
export const previewQuery = (userId: string, mode: SharingMode | undefined) =>
  dependsOn('sharing', 'hidden contacts', 'contacts', 'members').ownQueryOptions({
    queryKey: keyOf('/api/dashboard/graph-sharing/preview', userId, mode ?? 'as saved'),
    queryFn: ({ signal }) => {
      const query = { with: userId, ...(mode ? { mode } : {}) }
      return unwrap(http.GET('/api/dashboard/graph-sharing/preview', { params: { query }, signal }))
    },
    staleTime: 0,
  })
