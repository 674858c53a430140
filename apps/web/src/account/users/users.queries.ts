import { queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import { invalidate, keyOf, unwrap } from '../../api/query.ts'
import { sessionQuery } from './session.ts'

/** A query and not an effect: the link works once, and a query with a key is sent once, however often this renders. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf('/api/account/email/verify', token),
    queryFn: async ({ client }) => {
      await unwrap(http.POST('/api/account/email/verify', { body: { token } }))
      await invalidate(client, sessionQuery.queryKey)
      return true
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })
