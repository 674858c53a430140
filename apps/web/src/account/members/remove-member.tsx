import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Member } from '@wellmet/account/members/members.contract.ts'
import { removalRefusal } from '@wellmet/account/members/members.rules.ts'
import { api } from '../../api/client.ts'
import { toProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { useSession } from '../users/session.ts'
import { membersQuery } from './members.queries.ts'

export const RemoveMember = ({ member, owners }: { member: Member; owners: number }) => {
  const { user, workspace } = useSession()
  const queries = useQueryClient()
  const router = useRouter()
  const isMe = member.userId === user.id
  const remove = api.useMutation('delete', '/api/workspaces/current/members/{userId}', {
    onError: (error) => notifications.show({ message: `Nobody was removed. ${toProblem(error).detail ?? ''}` }),
    onSuccess: async () => {
      if (!isMe) return invalidate(queries, membersQuery.queryKey)
      queries.clear()
      await router.navigate({ to: '/', search: {} })
      return router.invalidate()
    },
  })
  if (!workspace) return null
  const why = removalRefusal({ userId: user.id, role: workspace.role }, member, owners)
  // A member who may remove nobody sees no button at others, rather than a column of grey ones.
  if (why && !isMe) return null
  return (
    <ConfirmButton
      label={isMe ? 'Leave' : 'Remove'}
      spoken={isMe ? 'Leave this workspace' : `Remove ${member.name}`}
      question={
        isMe
          ? `Leave ${workspace.name}? You need a new invitation to come back.`
          : `Remove ${member.name} from ${workspace.name}? They keep their account and their own network.`
      }
      verb={isMe ? 'Leave' : 'Remove'}
      disabled={why !== null || remove.isPending}
      {...(why ? { why } : {})}
      onConfirm={() => remove.mutate({ params: { path: { userId: member.userId } } })}
    />
  )
}
