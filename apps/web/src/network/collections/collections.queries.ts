import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, invalidate, keyOf, unwrap } from '../../api/query.ts'
import { missionsQuery } from '../missions/missions.queries.ts'
import type { Pick, Subject } from './collection-shapes.ts'

const limit = 50
const listKey = keyOf('/api/network/collections')

/** All of them; with a subject each says whether it is in there. */
export const collectionsQuery = (subject?: Subject) =>
  queryOptions({
    queryKey: keyOf('/api/network/collections', subject?.id ?? null),
    queryFn: ({ signal }) => {
      const query = !subject ? {} : subject.kind === 'person' ? { personId: subject.id } : { company: subject.name }
      return unwrap(http.GET('/api/network/collections', { params: { query }, signal }))
    },
  })

export const collectionQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('/api/network/collections/{id}', id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit, ...cursorOf(pageParam) } }
      return unwrap(http.GET('/api/network/collections/{id}', { params, signal }))
    },
    ...byCursor,
    select: ({ pages }) => ({ collection: pages[0]!.collection, entries: pages.flatMap(({ items }) => items) }),
  })

/** Whatever counts targets is asked anew as well: missions, and who to invite next. */
export const useCollectionChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, listKey, keyOf('/api/network/collections/{id}'), missionsQuery.queryKey)
  return {
    create: api.useMutation('post', '/api/network/collections', { onSettled }),
    rename: api.useMutation('patch', '/api/network/collections/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/collections/{id}', {
      // Its own page is left first: what is gone is not asked for again.
      onSettled: () => invalidate(queries, listKey),
    }),
    save: api.useMutation('post', '/api/network/collections/{id}/entries', { onSettled }),
    annotate: api.useMutation('patch', '/api/network/collections/{id}/entries/{entryId}', { onSettled }),
    drop: api.useMutation('delete', '/api/network/collections/{id}/entries/{entryId}', { onSettled }),
  }
}

export const entryOf = (pick: Pick): { personId: string } | { company: string } =>
  'personId' in pick ? { personId: pick.personId } : { company: pick.company }
