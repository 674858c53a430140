import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { apiKeysQuery } from './api-keys.queries.ts'

export const RevokeApiKey = ({ apiKey }: { apiKey: ApiKey }) => {
  const queries = useQueryClient()
  const revoke = api.useMutation('delete', '/api/account/api-keys/{id}', {
    onError: (error) => notifications.show({ message: `The key still works. ${toProblem(error).detail ?? ''}` }),
    onSettled: () => invalidate(queries, apiKeysQuery.queryKey),
  })
  return (
    <ConfirmButton
      label="Revoke"
      spoken={`Revoke ${apiKey.name}`}
      question={`Revoke ${apiKey.name}? Programs that use it stop working at once.`}
      verb="Revoke"
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id: apiKey.id } } })}
    />
  )
}
