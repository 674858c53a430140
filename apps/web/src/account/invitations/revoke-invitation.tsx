import { notifications } from '@mantine/notifications'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

export const RevokeInvitation = ({ invitation }: { invitation: Invitation }) => {
  const revoke = useApiMutation('delete', '/api/workspaces/current/invitations/{id}', {
    changes: ['invitations'],
    onError: (error) => notifications.show({ message: invitationsMessages.notRevoked({ reason: reasonOf(error) }) }),
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
