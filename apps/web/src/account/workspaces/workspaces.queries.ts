import { queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import { keyOf, unwrapTagged } from '../../api/query.ts'

export const workspaceQuery = queryOptions({
  queryKey: keyOf('/api/workspaces/current'),
  queryFn: async ({ signal }) => {
    const { body, etag } = await unwrapTagged(http.GET('/api/workspaces/current', { signal }))
    return { workspace: body, etag }
  },
})
