import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tab } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { api, http } from '../api/client.ts'
import type { paths } from '../api/schema.gen.ts'

type Change = paths['/api/dashboard/intro-requests/{id}']['patch']['requestBody']['content']['application/json']

const listKey = ['introductions'] as const
const wholeKey = (id: string) => ['introduction', id] as const

export const useIntroductions = (tab: Tab) =>
  useInfiniteQuery({
    queryKey: [...listKey, tab],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { tab, ...(pageParam ? { cursor: pageParam } : {}) }
      const { data, error } = await http.GET('/api/dashboard/intro-requests', { params: { query }, signal })
      if (!data) throw error
      return data
    },
    getNextPageParam: ({ next }) => next,
  })

/** With its ETag, so that what is saved over it is what was seen. */
export const useIntroduction = (id: string) =>
  useQuery({
    queryKey: wholeKey(id),
    queryFn: async ({ signal }) => {
      const { data, error, response } = await http.GET('/api/dashboard/intro-requests/{id}', {
        params: { path: { id } },
        signal,
      })
      if (!data) throw error
      return { request: data, etag: response.headers.get('etag') }
    },
  })

export const asksQuery = api.queryOptions('get', '/api/introductions/asks')

/** What moves here also moves how people and companies rank, and who is worth asking. */
export const useIntroductionChanges = () => {
  const queries = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [listKey, ['introduction'], asksQuery.queryKey, ['get', '/api/graph/person/{id}']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const change = api.useMutation('patch', '/api/dashboard/intro-requests/{id}', { onSettled })
  return {
    create: api.useMutation('post', '/api/dashboard/intro-requests', { onSettled }),
    change,
    save: (id: string, body: Change, etag: string | null) =>
      change.mutateAsync({ params: { path: { id } }, body, headers: etag ? { 'If-Match': etag } : {} }),
    nextRoute: api.useMutation('post', '/api/dashboard/intro-requests/{id}/next-route', { onSettled }),
    answer: api.useMutation('post', '/api/introductions/asks/{id}/answer', { onSettled }),
  }
}
