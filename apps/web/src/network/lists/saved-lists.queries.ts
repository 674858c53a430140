import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, invalidate, keyOf, unwrap } from '../../api/query.ts'
import { missionsQuery } from '../missions/missions.queries.ts'
import type { Pick, Subject } from './saved-list-shapes.ts'

const limit = 50
const listKey = keyOf('/api/network/lists')

/** All of them; with a subject each says whether it is in there. */
export const savedListsQuery = (subject?: Subject) =>
  queryOptions({
    queryKey: keyOf('/api/network/lists', subject?.id ?? null),
    queryFn: ({ signal }) => {
      const query = !subject ? {} : subject.kind === 'person' ? { personId: subject.id } : { company: subject.name }
      return unwrap(http.GET('/api/network/lists', { params: { query }, signal }))
    },
  })

export const savedListQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('/api/network/lists/{id}', id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit, ...cursorOf(pageParam) } }
      return unwrap(http.GET('/api/network/lists/{id}', { params, signal }))
    },
    ...byCursor,
    select: ({ pages }) => ({ savedList: pages[0]!.savedList, items: pages.flatMap(({ items }) => items) }),
  })

/** Whatever counts targets is asked anew as well: missions, and who to invite next. */
export const useSavedListChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => invalidate(queries, listKey, keyOf('/api/network/lists/{id}'), missionsQuery.queryKey)
  return {
    create: api.useMutation('post', '/api/network/lists', { onSettled }),
    rename: api.useMutation('patch', '/api/network/lists/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/lists/{id}', {
      // Its own page is left first: what is gone is not asked for again.
      onSettled: () => invalidate(queries, listKey),
    }),
    save: api.useMutation('post', '/api/network/lists/{id}/items', { onSettled }),
    annotate: api.useMutation('patch', '/api/network/lists/{id}/items/{itemId}', { onSettled }),
    drop: api.useMutation('delete', '/api/network/lists/{id}/items/{itemId}', { onSettled }),
  }
}

export const itemOf = (pick: Pick): { personId: string } | { company: string } =>
  'personId' in pick ? { personId: pick.personId } : { company: pick.company }
