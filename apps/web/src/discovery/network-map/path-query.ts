import type { UseQueryOptions } from '@tanstack/react-query'
import type { PathsTo } from '../../contacts/network-people/network-map-shapes.ts'
import { dependsOnPaths, getPerson, personQuery } from '../../graph/paths/paths.queries.ts'

/** Where the paths to somebody come from: the API, or made-up data on the kit page. */
export type PathQuery = (id: string) => UseQueryOptions<PathsTo>

export const pathQuery: PathQuery = (id) =>
  dependsOnPaths.ownQueryOptions<PathsTo>({
    queryKey: personQuery(id).queryKey,
    queryFn: ({ signal }) => getPerson(id, signal),
  })
