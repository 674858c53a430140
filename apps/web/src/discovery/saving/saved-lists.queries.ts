import type { SavedList, SavedListItem } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { changeItems, optimistic } from '../../api/optimistic.ts'
import { keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'
import type { Pick, Subject } from './saved-list-shapes.ts'

const limit = 50
const listKey = keyOf('/api/network/lists')

/** All of them; with a subject each says whether it is in there. */
export const savedListsQuery = (subject?: Subject) =>
  dependsOn('saved lists', 'saved list items', 'contacts').ownQueryOptions({
    queryKey: keyOf('/api/network/lists', subject?.id ?? null),
    queryFn: ({ signal }) => {
      const query = !subject ? {} : subject.kind === 'person' ? { personId: subject.id } : { company: subject.name }
      return unwrap(http.GET('/api/network/lists', { params: { query }, signal }))
    },
  })

export const savedListQuery = (id: string) =>
  dependsOn('saved list items', 'contacts', 'requests').infiniteQueryOptions({
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

/** A subject is ticked off in its lists as soon as it is saved. */
export const useSavedListChanges = (subject?: Subject) => {
  const queries = useQueryClient()
  return {
    create: useApiMutation('post', '/api/network/lists', { changes: ['saved lists', 'saved list items'] }),
    rename: useApiMutation('patch', '/api/network/lists/{id}', { changes: ['saved lists', 'saved list items'] }),
    // Not its items: its own page is shown until then, and would ask for what is gone.
    remove: useApiMutation('delete', '/api/network/lists/{id}', { changes: ['saved lists'] }),
    save: useApiMutation('post', '/api/network/lists/{id}/items', {
      changes: ['saved lists', 'saved list items'],
      ...optimistic<InList>(queries, {
        shows: ({ params }) =>
          !subject
            ? []
            : [
                changeItems<SavedList>(savedListsQuery(subject).queryKey, (lists) =>
                  lists.map((list) => (list.id === params.path.id ? { ...list, itemId: unsavedItem } : list)),
                ),
              ],
        refused: null,
      }),
    }),
    annotate: useApiMutation('patch', '/api/network/lists/{id}/items/{itemId}', {
      changes: ['saved lists', 'saved list items'],
    }),
    drop: useApiMutation('delete', '/api/network/lists/{id}/items/{itemId}', {
      changes: ['saved lists', 'saved list items'],
      ...optimistic<OfItem>(queries, {
        shows: ({ params: { path } }) => [
          changeItems<SavedList>(listKey, (lists) =>
            lists.map((list) => (list.itemId === path.itemId ? { ...list, itemId: null } : list)),
          ),
          changeItems<SavedListItem>(savedListQuery(path.id).queryKey, (items) =>
            items.filter(({ id }) => id !== path.itemId),
          ),
        ],
        refused: (reason) => savedListsMessages.notChanged({ reason }),
      }),
    }),
  }
}

export const itemOf = (pick: Pick): { personId: string } | { company: string } =>
  'personId' in pick ? { personId: pick.personId } : { company: pick.company }
