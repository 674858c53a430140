import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const getPerson = (id: string, signal: AbortSignal) =>
  unwrap(http.GET('/api/graph/person/{id}', { params: { path: { id } }, signal }))

export const dependsOnPaths = dependsOn('contacts', 'requests', 'members', 'sharing')

/** A person with every path that leads to them. */
export const personQuery = (id: string) =>
  dependsOnPaths.ownQueryOptions({
    queryKey: keyOf('/api/graph/person/{id}', id),
    queryFn: ({ signal }) => getPerson(id, signal),
  })

/** Which workspace of the viewer a link is from that finds nobody here; of none of theirs it is not found. */
export const workspaceOfPersonQuery = (id: string) =>
  dependsOn('workspace').queryOptions('get', '/api/graph/person/{id}/workspace', { params: { path: { id } } })
