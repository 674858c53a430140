import rowStyles from './own-requests.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { OwnApproval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { invitationRequestsMessages as m } from '@wellmet/account/invitation-requests/invitation-requests.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { formatAgo } from '../../kit/dates.ts'
import { ownApprovalsQuery } from '../approvals/approvals.queries.ts'

const outcomeOf = ({ verdict, requestedAt, decidedAt, decidedBy }: OwnApproval): string => {
  if (verdict === null) return m.waits({ ago: formatAgo(requestedAt) })
  const ago = formatAgo(decidedAt ?? requestedAt)
  if (verdict === 'expired') return m.noAnswer()
  if (verdict === 'withdrawn') return m.takenBack({ ago })
  if (!decidedBy) return m.sentAutomatically({ ago })
  const { name } = decidedBy
  return verdict === 'approved' ? m.saidYes({ name, ago }) : m.saidNo({ name, ago })
}

const Row = ({ request }: { request: OwnApproval }) => {
  const { id, title, verdict, reason } = request
  const withdraw = useApiMutation('post', '/api/approvals/{approvalId}/withdraw', {
    changes: ['approvals'],
    onError: (error) => void notifications.show({ message: approvalsMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: m.withdrawn({ title }) }),
  })
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        <p>{title}</p>
        <p className={text.quiet}>{outcomeOf(request)}</p>
        {reason ? <p className={text.quiet}>{approvalsMessages.reasonGiven({ reason })}</p> : null}
      </div>
      {verdict === null ? (
        <Button
          variant="default"
          size="xs"
          loading={withdraw.isPending}
          aria-label={m.withdrawNamed({ title })}
          onClick={() => withdraw.mutate({ params: { path: { approvalId: id } } })}
        >
          {m.withdraw()}
        </Button>
      ) : null}
    </li>
  )
}

/** What the viewer suggested, and what became of it. */
export const OwnRequests = () => {
  const items = (useQuery(ownApprovalsQuery).data?.items ?? []).filter(({ kind }) => kind.startsWith('invitation.'))
  if (items.length === 0) return null
  return (
    <ul className={rowStyles.rows} aria-label={m.mine()}>
      {items.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </ul>
  )
}
