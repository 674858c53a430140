import { http } from '../../api/client.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { keyOf, unwrap } from '../../api/query.ts'

/** As many as the picture draws well. */
const limit = 5000

/** Asked anew at every visit, as an import or a teammate may have changed it; what is cached is drawn meanwhile. */
export const networkMapQuery = dependsOn('contacts', 'sharing', 'members').ownQueryOptions({
  queryKey: keyOf('/api/network/map'),
  staleTime: 0,
  refetchOnWindowFocus: false,
  queryFn: ({ signal }) => unwrap(http.GET('/api/network/map', { params: { query: { limit } }, signal })),
})
