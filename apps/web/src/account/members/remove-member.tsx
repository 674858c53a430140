import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Member } from '@wellmet/account/members/members.contract.ts'
import { removalRefusal } from '@wellmet/account/members/members.rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { shownWorkspace } from '../../api/shown-workspace.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { useSession } from '../users/session.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

export const RemoveMember = ({ member, owners }: { member: Member; owners: number }) => {
  const { user, workspace } = useSession()
  const queries = useQueryClient()
  const router = useRouter()
  const isMe = member.userId === user.id
  const remove = useApiMutation('delete', '/api/workspaces/current/members/{userId}', {
    changes: ['members'],
    onError: (error) => notifications.show({ message: membersMessages.notRemoved({ reason: reasonOf(error) }) }),
    onSuccess: async () => {
      if (!isMe) return undefined
      queries.clear()
      shownWorkspace.set(null)
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
      label={isMe ? membersMessages.leave() : membersMessages.remove()}
      spoken={isMe ? membersMessages.leaveWorkspace() : membersMessages.removeMember({ name: member.name })}
      question={
        isMe
          ? membersMessages.leaveQuestion({ workspace: workspace.name })
          : membersMessages.removeQuestion({ name: member.name, workspace: workspace.name })
      }
      verb={isMe ? membersMessages.leave() : membersMessages.remove()}
      disabled={why !== null || remove.isPending}
      {...(why ? { why } : {})}
      onConfirm={() => remove.mutate({ params: { path: { userId: member.userId } } })}
    />
  )
}
