import styles from './approvals.module.css'
import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { ApprovalCard } from './approval-card.tsx'
import { approvalsQuery, approvalStatsQuery, type Shown } from './approvals.queries.ts'
import { PoliciesSection } from './policies-section.tsx'

const tabs = [
  { key: 'pending', label: approvalsMessages.pending, search: {} },
  { key: 'auto-approved', label: approvalsMessages.automatic, search: { show: 'auto-approved' } },
  { key: 'rejected', label: approvalsMessages.rejected, search: { show: 'rejected' } },
] as const

const nothing: Readonly<Record<Shown, readonly [title: () => string, about: () => string]>> = {
  pending: [approvalsMessages.nonePending, approvalsMessages.nonePendingAbout],
  'auto-approved': [approvalsMessages.noneAutomatic, approvalsMessages.noneAutomaticAbout],
  rejected: [approvalsMessages.noneRejected, approvalsMessages.noneRejectedAbout],
}

const Stats = () => {
  const stats = useQuery(approvalStatsQuery).data
  if (!stats) return null
  return (
    <p className={clsx(styles.stats, text.small, text.quiet, text.figures)}>
      {approvalsMessages.statsLine(stats)}{' '}
      {stats.medianHours === null ? null : approvalsMessages.statsMedian({ hours: stats.medianHours })}
    </p>
  )
}

const List = ({ shown }: { shown: Shown }) => {
  const approvals = useInfiniteQuery(approvalsQuery(shown))
  const [title, about] = nothing[shown]
  return (
    <Loaded
      query={approvals}
      what={approvalsMessages.theApprovals()}
      skeleton={<RowSkeletons rows={3} label={approvalsMessages.loading()} />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={title()}>{about()}</EmptyState>
        ) : (
          <div>
            {items.map((approval) => (
              <ApprovalCard key={approval.id} approval={approval} />
            ))}
            <ShowMore pages={approvals} />
          </div>
        )
      }
    </Loaded>
  )
}

export const ApprovalsScreen = ({ shown }: { shown: Shown }) => {
  if (!isAdmin(useSession().workspace?.role))
    return <EmptyState title={approvalsMessages.forAdmins()}>{approvalsMessages.forAdminsAbout()}</EmptyState>
  return (
    <>
      <Section title={approvalsMessages.title()} about={approvalsMessages.about()}>
        <nav className={tabsStyles.tabs} aria-label={approvalsMessages.whichApprovals()}>
          {tabs.map(({ key, label, search }) => (
            <Link
              key={key}
              to="/settings/approvals"
              search={search}
              className={tabsStyles.tab}
              data-active={key === shown || undefined}
              aria-current={key === shown ? 'page' : undefined}
            >
              {label()}
            </Link>
          ))}
        </nav>
        <List shown={shown} />
        <Stats />
      </Section>
      <PoliciesSection />
    </>
  )
}
