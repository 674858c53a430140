import type { SavedList, SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { changeItems, optimistic } from '../../api/optimistic.ts'
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

/** Until the server has given it an id. The box is locked so long. */
const unsavedItem = 'unsaved'

type InList = { params: { path: { id: string } } }
type OfItem = { params: { path: { id: string; itemId: string } } }

/**
 * Whatever counts targets is asked anew as well: missions, and who to invite next. With a subject it is ticked off in
 * its lists as soon as it is saved.
 */
export const useSavedListChanges = (subject?: Subject) => {
  const queries = useQueryClient()
  const refresh = [listKey, keyOf('/api/network/lists/{id}'), missionsQuery.queryKey]
  const onSettled = () => invalidate(queries, ...refresh)
  return {
    create: api.useMutation('post', '/api/network/lists', { onSettled }),
    rename: api.useMutation('patch', '/api/network/lists/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/lists/{id}', {
      // Its own page is left first: what is gone is not asked for again.
      onSettled: () => invalidate(queries, listKey),
    }),
    save: api.useMutation(
      'post',
      '/api/network/lists/{id}/items',
      optimistic<InList>(queries, {
        changes: ({ params }) =>
          !subject
            ? []
            : [
                changeItems<SavedList>(savedListsQuery(subject).queryKey, (lists) =>
                  lists.map((list) => (list.id === params.path.id ? { ...list, itemId: unsavedItem } : list)),
                ),
              ],
        refresh,
        refused: null,
      }),
    ),
    annotate: api.useMutation('patch', '/api/network/lists/{id}/items/{itemId}', { onSettled }),
    drop: api.useMutation(
      'delete',
      '/api/network/lists/{id}/items/{itemId}',
      optimistic<OfItem>(queries, {
        changes: ({ params: { path } }) => [
          changeItems<SavedList>(listKey, (lists) =>
            lists.map((list) => (list.itemId === path.itemId ? { ...list, itemId: null } : list)),
          ),
          changeItems<SavedListItem>(savedListQuery(path.id).queryKey, (items) =>
            items.filter(({ id }) => id !== path.itemId),
          ),
        ],
        refresh,
        refused: (reason) => savedListsMessages.notChanged({ reason }),
      }),
    ),
  }
}

export const itemOf = (pick: Pick): { personId: string } | { company: string } =>
  'personId' in pick ? { personId: pick.personId } : { company: pick.company }
