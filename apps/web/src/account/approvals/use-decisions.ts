import { notifications } from '@mantine/notifications'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'

/** Decides about exactly what is shown: the hash says what that was. */
export const useDecisions = ({ id, hash }: Approval) => {
  const params = { path: { approvalId: id } }
  const onError = (error: Parameters<typeof reasonOf>[0]) =>
    void notifications.show({ message: approvalsMessages.notChanged({ reason: reasonOf(error) }) })
  const changes = ['approvals', 'notifications', 'unread count'] as const
  const approve = useApiMutation('post', '/api/approvals/{approvalId}/approve', {
    changes,
    onError,
    onSuccess: () => void notifications.show({ message: approvalsMessages.approved() }),
  })
  const reject = useApiMutation('post', '/api/approvals/{approvalId}/reject', {
    changes,
    onError,
    onSuccess: () => void notifications.show({ message: approvalsMessages.rejectedNow() }),
  })
  return {
    isDeciding: approve.isPending || reject.isPending,
    approve: () => approve.mutate({ params, body: { hash } }),
    reject: (reason: string) => reject.mutate({ params, body: { hash, ...(reason.trim() ? { reason } : {}) } }),
  }
}
