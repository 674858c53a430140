import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { apiKeysQuery, workspaceKeysQuery } from './api-keys.queries.ts'

/** What follows when a key is revoked: an owner's own key is in both lists. */
export function useKeyRevocation() {
  const queries = useQueryClient()
  return {
    onError: (error: unknown) =>
      void notifications.show({ message: apiKeysMessages.notRevoked({ reason: reasonOf(error) }) }),
    onSettled: async () => {
      await invalidate(queries, apiKeysQuery.queryKey)
      await invalidate(queries, workspaceKeysQuery.queryKey)
    },
  }
}
