import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { sayNotRevoked } from './use-key-revocation.ts'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

export const RevokeApiKey = ({ apiKey }: { apiKey: ApiKey }) => {
  const revoke = useApiMutation('delete', '/api/account/api-keys/{id}', {
    changes: ['API keys'],
    onError: sayNotRevoked,
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
