import { useQueryClient } from '@tanstack/react-query'
import type { TargetConsent } from '@wellmet/introductions/asks/asks.contract.ts'
import type { AskPage, GuestReply, GuestRules } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { dependsOnNothing } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { type Exact, keyOf, unwrap } from '../../api/query.ts'

export const askPageQuery = (token: string) =>
  dependsOnNothing('Every reply returns the page.').ownQueryOptions({
    queryKey: keyOf('/api/guest/asks/{token}', token),
    queryFn: ({ signal }) => unwrap(http.GET('/api/guest/asks/{token}', { params: { path: { token } }, signal })),
  })

export const consentPageQuery = (token: string) =>
  dependsOnNothing('Every reply returns the page.').ownQueryOptions({
    queryKey: keyOf('/api/guest/consents/{token}', token),
    queryFn: ({ signal }) => unwrap(http.GET('/api/guest/consents/{token}', { params: { path: { token } }, signal })),
  })

/** Every reply returns the page as it is then, also when somebody replied before. */
export const useGuestReplies = (token: string) => {
  const queries = useQueryClient()
  const onSuccess = (page: Exact<AskPage>) => void queries.setQueryData(askPageQuery(token).queryKey, page)
  const params = { path: { token } }
  const replying = useApiMutation('post', '/api/guest/asks/{token}/reply', {
    changes: nothing('It returns the page.'),
    onSuccess,
  })
  const ruling = useApiMutation('put', '/api/guest/asks/{token}/rules', {
    changes: nothing('It returns the page.'),
    onSuccess,
  })
  return {
    replying,
    ruling,
    reply: (body: Exact<GuestReply>) => replying.mutateAsync({ params, body }),
    rule: (body: GuestRules) => ruling.mutateAsync({ params, body }),
  }
}

export const useConsent = (token: string) => {
  const queries = useQueryClient()
  const replying = useApiMutation('post', '/api/guest/consents/{token}', {
    changes: nothing('It returns the page.'),
    onSuccess: (page) => void queries.setQueryData(consentPageQuery(token).queryKey, page),
  })
  return {
    replying,
    consent: (consent: TargetConsent) => replying.mutate({ params: { path: { token } }, body: { consent } }),
  }
}
