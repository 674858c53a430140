import { queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'

/** As many as the picture draws well. */
const most = 5000

/** Asked anew at every visit, as an import or a teammate may have changed it; what is cached is drawn meanwhile. */
export const pictureQuery = queryOptions({
  queryKey: ['get', '/api/network/picture'],
  staleTime: 0,
  refetchOnWindowFocus: false,
  queryFn: async ({ signal }) => {
    const { data, error } = await http.GET('/api/network/picture', { params: { query: { limit: most } }, signal })
    if (error) throw error
    return data
  },
})
