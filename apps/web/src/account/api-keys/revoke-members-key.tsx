import type { WorkspaceApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { sayNotRevoked } from './use-key-revocation.ts'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

export const RevokeMembersKey = ({ apiKey }: { apiKey: WorkspaceApiKey }) => {
  const { id, name, userName: member } = apiKey
  const revoke = useApiMutation('delete', '/api/workspaces/current/api-keys/{id}', {
    changes: ['API keys'],
    onError: sayNotRevoked,
  })
  return (
    <ConfirmButton
      label={apiKeysMessages.revoke()}
      spoken={apiKeysMessages.revokeMembersKey({ name, member })}
      question={apiKeysMessages.revokeMembersQuestion({ name, member })}
      verb={apiKeysMessages.revoke()}
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id } } })}
    />
  )
}
