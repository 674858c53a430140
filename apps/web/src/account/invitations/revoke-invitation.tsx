import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { api } from '../../api/client.ts'
import { reasonOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { invitationsQuery } from './invitations.queries.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

export const RevokeInvitation = ({ invitation }: { invitation: Invitation }) => {
  const queries = useQueryClient()
  const revoke = api.useMutation('delete', '/api/workspaces/current/invitations/{id}', {
    onError: (error) => notifications.show({ message: invitationsMessages.notRevoked({ reason: reasonOf(error) }) }),
    onSettled: () => invalidate(queries, invitationsQuery.queryKey),
  })
  return (
    <ConfirmButton
      label={invitationsMessages.revoke()}
      spoken={invitationsMessages.revokeInvitation(invitation)}
      question={invitationsMessages.revokeQuestion(invitation)}
      verb={invitationsMessages.revoke()}
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id: invitation.id } } })}
    />
  )
}
