import { type QueryFunction, type QueryKey, queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'
import { getPerson, personQuery } from '../search/paths.queries.ts'
import type { PathsTo } from './network-map-shapes.ts'

/** As many as the picture draws well. */
const limit = 5000

/** Asked anew at every visit, as an import or a teammate may have changed it; what is cached is drawn meanwhile. */
export const networkMapQuery = queryOptions({
  queryKey: keyOf('/api/network/map'),
  staleTime: 0,
  refetchOnWindowFocus: false,
  queryFn: ({ signal }) => unwrap(http.GET('/api/network/map', { params: { query: { limit } }, signal })),
})

/** Where the ways to somebody are asked for: of the API, or for the kit page of made-up data. */
export type PathQuery = (id: string) => { queryKey: QueryKey; queryFn: QueryFunction<PathsTo> }

export const pathQuery: PathQuery = (id) => ({
  queryKey: personQuery(id).queryKey,
  queryFn: ({ signal }) => getPerson(id, signal),
})
