import styles from './approvals.module.css'
import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { approvalsMessages } from '@wellmet/account/approvals/approvals.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TabLink } from '../../kit/tab-link.tsx'
import { isAdmin } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { ApprovalCard } from './approval-card.tsx'
import { approvalsQuery, approvalStatsQuery, type Shown } from './approvals.queries.ts'
import { PoliciesSection } from './policies-section.tsx'

const tabs = [
  { key: 'pending', label: approvalsMessages.pending, search: {} },
  { key: 'auto-approved', label: approvalsMessages.automatic, search: { show: 'auto-approved' } },
  { key: 'decided', label: approvalsMessages.decided, search: { show: 'decided' } },
] as const

const nothing: Readonly<Record<Shown, readonly [title: () => string, about: () => string]>> = {
  pending: [approvalsMessages.nonePending, approvalsMessages.nonePendingAbout],
  'auto-approved': [approvalsMessages.noneAutomatic, approvalsMessages.noneAutomaticAbout],
  decided: [approvalsMessages.noneDecided, approvalsMessages.noneDecidedAbout],
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

/** What was decided here stays in its place until the list is left, so that no other card comes under the pointer. */
const inPlace = (items: readonly Approval[], decided: readonly Approval[]): readonly Approval[] =>
  [...items.filter(({ id }) => !decided.some((one) => one.id === id)), ...decided].toSorted((a, b) =>
    // Ids begin with their time; the newest is first.
    a.id < b.id ? 1 : -1,
  )

const List = ({ shown }: { shown: Shown }) => {
  const approvals = useInfiniteQuery(approvalsQuery(shown))
  const [decided, setDecided] = useState<readonly Approval[]>([])
  const [title, about] = nothing[shown]
  return (
    <Loaded
      query={approvals}
      what={approvalsMessages.theApprovals()}
      skeleton={<RowSkeletons rows={3} label={approvalsMessages.loading()} />}
    >
      {(items) =>
        items.length + decided.length === 0 ? (
          <EmptyState title={title()}>{about()}</EmptyState>
        ) : (
          <div>
            {inPlace(items, decided).map((approval) => (
              <ApprovalCard
                key={approval.id}
                approval={approval}
                saysVerdict={shown !== 'auto-approved'}
                onDecided={(one) => setDecided((before) => [...before, one])}
              />
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
            <TabLink key={key} to="/settings/approvals" search={search} isHere={key === shown}>
              {label()}
            </TabLink>
          ))}
        </nav>
        <List key={shown} shown={shown} />
        <Stats />
      </Section>
      <PoliciesSection />
    </>
  )
}
