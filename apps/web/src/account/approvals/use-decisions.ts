import { notifications } from '@mantine/notifications'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages as m } from '@wellmet/account/approvals/approvals.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useSession } from '../users/session.ts'

type Decided = ((approval: Approval) => void) | undefined

/** Decides about exactly what is shown: the hash says what that was. */
export const useDecisions = ({ id, hash, title, requestedBy }: Approval, onDecided: Decided) => {
  const me = useSession().user.id
  const name = requestedBy && requestedBy.userId !== me ? requestedBy.name : null
  const params = { path: { approvalId: id } }
  const onError = (error: Parameters<typeof reasonOf>[0]) =>
    void notifications.show({ message: m.notChanged({ reason: reasonOf(error) }) })
  const changes = ['approvals', 'invitations', 'notifications', 'unread count'] as const
  const approve = useApiMutation('post', '/api/approvals/{approvalId}/approve', {
    changes,
    onError,
    onSuccess: (decided) => {
      onDecided?.(decided)
      notifications.show({ message: name ? m.approvedToast({ title, name }) : m.approvedToastNoOne({ title }) })
    },
  })
  const reject = useApiMutation('post', '/api/approvals/{approvalId}/reject', {
    changes,
    onError,
    onSuccess: (decided) => {
      onDecided?.(decided)
      notifications.show({ message: name ? m.rejectedToast({ title, name }) : m.rejectedToastNoOne({ title }) })
    },
  })
  return {
    isDeciding: approve.isPending || reject.isPending,
    approve: () => approve.mutate({ params, body: { hash } }),
    reject: (reason: string) => reject.mutate({ params, body: { hash, ...(reason.trim() ? { reason } : {}) } }),
  }
}
