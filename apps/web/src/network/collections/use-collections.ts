import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import type { Pick, Subject } from './collection-shapes.ts'

const listKey = ['get', '/api/network/collections'] as const
const pageKey = ['get', '/api/network/collections/{id}'] as const
const inPage = 50

/** All of them; with a subject each says whether it is in there. */
export const useCollections = (subject?: Subject, enabled = true) =>
  useQuery({
    queryKey: [...listKey, subject?.id ?? null],
    queryFn: async ({ signal }) => {
      const query = !subject ? {} : subject.kind === 'person' ? { personId: subject.id } : { company: subject.name }
      const { data, error } = await http.GET('/api/network/collections', { params: { query }, signal })
      if (error) throw error
      return data
    },
    enabled,
  })

/** Not through the generated hook: it would send a cursor for the first page. */
export const useCollection = (id: string) =>
  useInfiniteQuery({
    queryKey: [...pageKey, id],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? { limit: inPage } : { limit: inPage, cursor: pageParam }
      const params = { path: { id }, query }
      const { data, error } = await http.GET('/api/network/collections/{id}', { params, signal })
      if (error) throw error
      return data
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ collection: pages[0]!.collection, entries: pages.flatMap(({ items }) => items) }),
  })

/** Whatever counts targets is asked anew as well: missions, and who to invite next. */
export const useCollectionChanges = () => {
  const queries = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [listKey, pageKey, ['get', '/api/network/missions']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return {
    create: api.useMutation('post', '/api/network/collections', { onSettled }),
    rename: api.useMutation('patch', '/api/network/collections/{id}', { onSettled }),
    remove: api.useMutation('delete', '/api/network/collections/{id}', {
      // Its own page is left first: what is gone is not asked for again.
      onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
    }),
    save: api.useMutation('post', '/api/network/collections/{id}/entries', { onSettled }),
    annotate: api.useMutation('patch', '/api/network/collections/{id}/entries/{entryId}', { onSettled }),
    drop: api.useMutation('delete', '/api/network/collections/{id}/entries/{entryId}', { onSettled }),
  }
}

export const entryOf = (pick: Pick): { personId: string } | { company: string } =>
  'personId' in pick ? { personId: pick.personId } : { company: pick.company }
