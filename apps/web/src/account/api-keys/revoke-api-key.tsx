import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { apiKeysQuery } from './api-keys.queries.ts'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

export const RevokeApiKey = ({ apiKey }: { apiKey: ApiKey }) => {
  const queries = useQueryClient()
  const revoke = api.useMutation('delete', '/api/account/api-keys/{id}', {
    onError: (error) => notifications.show({ message: apiKeysMessages.notRevoked({ reason: reasonOf(error) }) }),
    onSettled: () => invalidate(queries, apiKeysQuery.queryKey),
  })
  return (
    <ConfirmButton
      label={apiKeysMessages.revoke()}
      spoken={apiKeysMessages.revokeKey(apiKey)}
      question={apiKeysMessages.revokeQuestion(apiKey)}
      verb={apiKeysMessages.revoke()}
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id: apiKey.id } } })}
    />
  )
}
