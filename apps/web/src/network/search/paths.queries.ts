import { queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'

export const personKey = keyOf('/api/graph/person/{id}')

export const getPerson = (id: string, signal: AbortSignal) =>
  unwrap(http.GET('/api/graph/person/{id}', { params: { path: { id } }, signal }))

/** A person with every path that leads to them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf('/api/graph/person/{id}', id),
    queryFn: ({ signal }) => getPerson(id, signal),
  })
