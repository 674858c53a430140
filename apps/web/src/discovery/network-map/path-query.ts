import type { UseQueryOptions } from '@tanstack/react-query'
import type { PathsTo } from '../../contacts/network-people/network-map-shapes.ts'
import { dependsOnPaths, getPerson, personQuery } from '../../graph/paths/paths.queries.ts'

/** The query for the paths to a person: the API, or samples on the showcase page. */
export type PathQuery = (id: string) => UseQueryOptions<PathsTo>

export const pathQuery: PathQuery = (id) =>
  dependsOnPaths.ownQueryOptions<PathsTo>({
    queryKey: personQuery(id).queryKey,
    queryFn: ({ signal }) => getPerson(id, signal),
  })
