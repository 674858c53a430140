import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Change as ChangeSchema } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { Tab } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import type { z } from 'zod'
import { api, http } from '../api/client.ts'
import { byCursor, cursorOf, type Exact, invalidate, keyOf, unwrap, unwrapTagged } from '../api/query.ts'
import { personKey } from '../network/search/paths.queries.ts'
import { suggestedOutcomesQuery } from './suggested-outcomes/suggested-outcomes.queries.ts'

type Change = Exact<z.input<typeof ChangeSchema>>

export const introductionsQuery = (tab: Tab) =>
  infiniteQueryOptions({
    queryKey: keyOf('/api/dashboard/intro-requests', tab),
    queryFn: ({ pageParam, signal }) => {
      const query = { tab, ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/dashboard/intro-requests', { params: { query }, signal }))
    },
    ...byCursor,
  })

export const introductionQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf('/api/dashboard/intro-requests/{id}', id),
    queryFn: async ({ signal }) => {
      const { body, etag } = await unwrapTagged(
        http.GET('/api/dashboard/intro-requests/{id}', { params: { path: { id } }, signal }),
      )
      return { request: body, etag }
    },
  })

/** Who is asking this connector about this person already. */
export const openAskQuery = (query: { personId: string; via: string }) =>
  api.queryOptions('get', '/api/introductions/open-asks', { params: { query } }, { staleTime: 0 })

export const askHistoryQuery = api.queryOptions('get', '/api/introductions/asks/history')
export const asksQuery = api.queryOptions('get', '/api/introductions/asks')

/** What moves here also moves how people and companies rank, and who is worth asking. */
export const useIntroductionChanges = () => {
  const queries = useQueryClient()
  const onSettled = () =>
    invalidate(
      queries,
      keyOf('/api/dashboard/intro-requests'),
      keyOf('/api/dashboard/intro-requests/{id}'),
      asksQuery.queryKey,
      askHistoryQuery.queryKey,
      suggestedOutcomesQuery.queryKey,
      keyOf('/api/introductions/open-asks'),
      personKey,
    )
  const change = api.useMutation('patch', '/api/dashboard/intro-requests/{id}', { onSettled })
  return {
    create: api.useMutation('post', '/api/dashboard/intro-requests', { onSettled }),
    change,
    save: (id: string, body: Change, etag: string | null) =>
      change.mutateAsync({ params: { path: { id } }, body, headers: etag ? { 'If-Match': etag } : {} }),
    join: api.useMutation('post', '/api/introductions/open-asks/join', { onSettled }),
    takeBack: api.useMutation('post', '/api/dashboard/intro-requests/{id}/undo', { onSettled }),
    nextPath: api.useMutation('post', '/api/dashboard/intro-requests/{id}/next-path', { onSettled }),
    confirmSuggestion: api.useMutation('post', '/api/introductions/suggested-outcomes/{id}/confirm', { onSettled }),
    dismissSuggestion: api.useMutation('post', '/api/introductions/suggested-outcomes/{id}/dismiss', { onSettled }),
    reply: api.useMutation('post', '/api/introductions/asks/{id}/reply', { onSettled }),
  }
}
