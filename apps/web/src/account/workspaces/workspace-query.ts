import { queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'

/** With its ETag, which a rename sends back so that it cannot overwrite what it has not seen. */
export const workspaceQuery = queryOptions({
  queryKey: ['get', '/api/workspaces/current', 'with its tag'],
  queryFn: async ({ signal }) => {
    const { data, error, response } = await http.GET('/api/workspaces/current', { signal })
    if (!data) throw error
    return { workspace: data, etag: response.headers.get('etag') }
  },
})
