import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import type { PathsTo } from './picture-shapes.ts'

/** Where the ways to somebody are asked for: of the API, or for the kit page of made-up data. */
export type PathQuery = (id: string) => { queryKey: QueryKey; queryFn: QueryFunction<PathsTo> }

export const pathQuery: PathQuery = (id) => ({
  queryKey: ['get', '/api/graph/person/{id}', id],
  queryFn: async ({ signal }) => {
    const { data, error } = await http.GET('/api/graph/person/{id}', { params: { path: { id } }, signal })
    if (error) throw error
    return data
  },
})
