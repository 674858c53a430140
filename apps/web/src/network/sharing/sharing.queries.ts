import { queryOptions } from '@tanstack/react-query'
import type { SharingMode } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { api, http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const sharingQuery = api.queryOptions('get', '/api/dashboard/graph-sharing')
export const previewKey = keyOf('/api/dashboard/graph-sharing/preview')

/** Without a mode it shows what is saved. */
export const previewQuery = (userId: string, mode: SharingMode | undefined) =>
  queryOptions({
    queryKey: keyOf('/api/dashboard/graph-sharing/preview', userId, mode ?? 'as saved'),
    queryFn: ({ signal }) => {
      const query = { with: userId, ...(mode ? { mode } : {}) }
      return unwrap(http.GET('/api/dashboard/graph-sharing/preview', { params: { query }, signal }))
    },
    staleTime: 0,
  })
