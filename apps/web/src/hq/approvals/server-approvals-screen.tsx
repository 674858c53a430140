import styles from './server-approvals.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SettingCard } from '../../kit/setting-card.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { serverApprovalsQuery, serverApprovalStatsQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'

const told = {
  changes: ['operator’s room'],
  onError: (error: Parameters<typeof reasonOf>[0]) => void notifications.show({ message: reasonOf(error) }),
  onSuccess: ({ verdict }: Pick<Approval, 'verdict'>) =>
    void notifications.show({ message: m.decided({ verdict: verdict ?? '' }) }),
} as const

const Waiting = ({ approval }: { approval: Approval }) => {
  const { id, title, facts, hash, requestedBy, requestedAt, expiresAt, needsSomebodyElse } = approval
  const approve = useApiMutation('post', '/api/hq/approvals/{approvalId}/approve', told)
  const reject = useApiMutation('post', '/api/hq/approvals/{approvalId}/reject', told)
  const answer = { params: { path: { approvalId: id } }, body: { hash } }
  const isDeciding = approve.isPending || reject.isPending
  const ago = formatAgo(requestedAt)
  const asked = requestedBy ? m.askedBy({ name: requestedBy.name, ago }) : m.askedByServer({ ago })
  return (
    <SettingCard
      title={title}
      about={`${asked} · ${m.expires({ ago: formatAgo(expiresAt) })}`}
      action={
        <div className={styles.answers}>
          <ConfirmButton
            label={m.reject()}
            spoken={m.rejectTitle({ title })}
            question={m.rejectQuestion()}
            verb={m.reject()}
            disabled={isDeciding}
            onConfirm={() => reject.mutate(answer)}
          />
          <Button
            loading={isDeciding}
            disabled={needsSomebodyElse}
            aria-label={m.approveTitle({ title })}
            onClick={() => approve.mutate(answer)}
          >
            {m.approve()}
          </Button>
        </div>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {needsSomebodyElse ? <p>{m.anotherOperator()}</p> : null}
    </SettingCard>
  )
}

const Stats = () => {
  const stats = useQuery(serverApprovalStatsQuery).data
  return stats ? <p className={clsx(text.small, text.quiet, text.figures)}>{m.approvalsStats(stats)}</p> : null
}

export const ServerApprovalsScreen = () => {
  const approvals = useQuery(serverApprovalsQuery)
  return (
    <>
      <PageHeader title={m.room()} tab={m.approvals()}>
        {m.approvalsAbout()}
      </PageHeader>
      <Room>
        <RoomTabs here="approvals" />
        <Loaded query={approvals} what={m.approvals()} skeleton={<RowSkeletons rows={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={m.approvalsNone()}>{m.approvalsNoneAbout()}</EmptyState>
            ) : (
              <div>
                {items.map((approval) => (
                  <Waiting key={approval.id} approval={approval} />
                ))}
              </div>
            )
          }
        </Loaded>
        <Stats />
      </Room>
    </>
  )
}
