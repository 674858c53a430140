import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { invitationsQuery } from './invitations.queries.ts'

export const RevokeInvitation = ({ invitation }: { invitation: Invitation }) => {
  const queries = useQueryClient()
  const revoke = api.useMutation('delete', '/api/workspaces/current/invitations/{id}', {
    onError: (error) => notifications.show({ message: `The invitation still works. ${toProblem(error).detail ?? ''}` }),
    onSettled: () => invalidate(queries, invitationsQuery.queryKey),
  })
  return (
    <ConfirmButton
      label="Revoke"
      spoken={`Revoke the invitation to ${invitation.email}`}
      question={`Revoke the invitation to ${invitation.email}? The link in their mail stops working.`}
      verb="Revoke"
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id: invitation.id } } })}
    />
  )
}
