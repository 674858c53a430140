import tabsStyles from '../../kit/tabs.module.css'
import text from '../../kit/text.module.css'
import styles from './introduction-tabs.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { useQuery } from '@tanstack/react-query'
import type { Tab } from '@wellmet/introductions/stages/stages.contract.ts'
import { clsx } from 'clsx'
import { keepTabInView } from '../../kit/keep-in-sight.ts'
import { TabLink } from '../../kit/tab-link.tsx'
import { waitsForMe } from '@wellmet/introductions/asks/waits-for-me.rules.ts'
import { asksQuery } from '../requests/requests.queries.ts'

type Props = { here: Tab | 'asks'; counts?: Record<Tab, number> | undefined; view?: 'board' | undefined }

const tabs: readonly { tab: Tab; label: () => string }[] = [
  { tab: 'active', label: requestsMessages.tabActive },
  { tab: 'in_progress', label: requestsMessages.tabInProgress },
  { tab: 'completed', label: requestsMessages.tabCompleted },
  { tab: 'declined', label: requestsMessages.tabDeclined },
  { tab: 'all', label: requestsMessages.tabAll },
]

/** A count that is not known yet is left out: it is not 0. */
const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : <span className={clsx(styles.count, text.figures)}>{formatNumber(of)}</span>

/** The tabs of my requests, and what others ask of me: first where it waits, as a phone shows no more than the first few. */
export const IntroductionTabs = ({ here, counts, view }: Props) => {
  const asks = useQuery(asksQuery)
  const waiting = asks.data?.items.filter(waitsForMe).length
  const requestsForMe = (
    <TabLink ref={here === 'asks' ? keepTabInView : null} to="/introductions/asks" isHere={here === 'asks'}>
      {requestsMessages.tabRequestsForYou()} <Count of={waiting} />
    </TabLink>
  )
  const isFirst = waiting !== undefined && waiting > 0
  return (
    <nav className={tabsStyles.tabs} aria-label={requestsMessages.introductions()}>
      {isFirst ? requestsForMe : null}
      {tabs.map(({ tab, label }) => (
        <TabLink
          key={tab}
          ref={tab === here ? keepTabInView : null}
          to="/introductions"
          search={{ ...(tab === 'active' ? {} : { tab }), ...(view ? { view } : {}) }}
          isHere={tab === here}
        >
          {label()} <Count of={counts?.[tab]} />
        </TabLink>
      ))}
      {isFirst ? null : requestsForMe}
    </nav>
  )
}
