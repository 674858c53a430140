import type { Change as ChangeSchema } from '@wellmet/introductions/requests/introductions.contract.ts'
import type { Tab } from '@wellmet/introductions/stages/stages.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { isAsSeen } from './is-as-seen.ts'
import { type Exact, keyOf, unwrap, unwrapTagged, byCursor, cursorOf } from '../../api/query.ts'

type Change = Exact<z.input<typeof ChangeSchema>>

export const introductionsQuery = (tab: Tab) =>
  dependsOn('requests', 'contacts', 'members').infiniteQueryOptions({
    queryKey: keyOf('/api/dashboard/intro-requests', tab),
    queryFn: ({ pageParam, signal }) => {
      const query = { tab, ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/dashboard/intro-requests', { params: { query }, signal }))
    },
    ...byCursor,
  })

export const introductionQuery = (id: string) =>
  dependsOn('requests', 'contacts', 'members').ownQueryOptions({
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
  dependsOn('requests', 'contacts').queryOptions(
    'get',
    '/api/introductions/open-asks',
    { params: { query } },
    { staleTime: 0 },
  )

export const askHistoryQuery = dependsOn('requests', 'contacts').queryOptions('get', '/api/introductions/asks/history')
export const asksQuery = dependsOn('requests', 'contacts').queryOptions('get', '/api/introductions/asks')

export const useIntroductionChanges = () => {
  const client = useQueryClient()
  const change = useApiMutation('patch', '/api/dashboard/intro-requests/{id}', { changes: ['requests'] })
  const saveAt = (id: string, body: Change, etag: string | null) =>
    change.mutateAsync({ params: { path: { id } }, body, headers: etag ? { 'If-Match': etag } : {} })
  /** What the server did by itself since the page was read, such as sending an email, refuses nothing that people decide. */
  const save = async (id: string, body: Change, etag: string | null) => {
    const seen = client.getQueryData(introductionQuery(id).queryKey)
    try {
      return await saveAt(id, body, etag)
    } catch (error) {
      if (!isProblem(error) || error.status !== 412 || seen?.etag !== etag) throw error
      const now = await client.fetchQuery({ ...introductionQuery(id), staleTime: 0 })
      if (!isAsSeen(seen.request, now.request)) throw error
      return saveAt(id, body, now.etag)
    }
  }
  return {
    create: useApiMutation('post', '/api/dashboard/intro-requests', { changes: ['requests'] }),
    change,
    save,
    join: useApiMutation('post', '/api/introductions/open-asks/join', { changes: ['requests'] }),
    takeBack: useApiMutation('post', '/api/dashboard/intro-requests/{id}/undo', { changes: ['requests'] }),
    nextPath: useApiMutation('post', '/api/dashboard/intro-requests/{id}/next-path', { changes: ['requests'] }),
    confirmSuggestion: useApiMutation('post', '/api/introductions/suggested-outcomes/{id}/confirm', {
      changes: ['requests'],
    }),
    dismissSuggestion: useApiMutation('post', '/api/introductions/suggested-outcomes/{id}/dismiss', {
      changes: ['requests'],
    }),
    reply: useApiMutation('post', '/api/introductions/asks/{id}/reply', { changes: ['requests'] }),
  }
}
