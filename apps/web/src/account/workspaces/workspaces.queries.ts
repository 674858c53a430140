import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrapTagged } from '../../api/query.ts'

export const workspaceQuery = dependsOn('workspace').ownQueryOptions({
  queryKey: keyOf('/api/workspaces/current'),
  queryFn: async ({ signal }) => {
    const { body, etag } = await unwrapTagged(http.GET('/api/workspaces/current', { signal }))
    return { workspace: body, etag }
  },
})
