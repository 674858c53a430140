import styles from './insights-screen.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Insights } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { CalibrationCharts } from './calibration.tsx'
import { Funnel } from './funnel.tsx'
import { insightsQuery } from './insights.queries.ts'
import { InviteNext } from './invite-next.tsx'
import { Leaderboards } from './leaderboards.tsx'
import { ContactLines } from './contact-lines.tsx'
import { Moving } from './moving.tsx'
import { Thanks } from './thanks.tsx'
import { WarmthBars } from './warmth-bars.tsx'

const isEmpty = ({ contacts }: Insights): boolean => contacts === 0

/** The pictures: who moves, and how warm all are. */
const Pictures = ({ insights }: { insights: Insights }) =>
  isEmpty(insights) ? (
    <EmptyState
      title={insights.coverage.sentence}
      next={<LinkButton to="/access">{insightsMessages.importContacts()}</LinkButton>}
    >
      {insights.coverage.next}
    </EmptyState>
  ) : (
    <>
      <Moving insights={insights} />
      <div className={styles.pair}>
        <WarmthBars insights={insights} />
        <Funnel />
      </div>
      {insights.note ? <p className={clsx(text.small, text.quiet)}>{insights.note}</p> : null}
    </>
  )

/** The lists, each left out while it has nothing to say. */
const Lists = ({ insights: { goingQuiet, changed } }: { insights: Insights }) => (
  <>
    <ContactLines title={insightsMessages.goingQuiet()} about={insightsMessages.goingQuietAbout()} lines={goingQuiet} />
    <ContactLines title={insightsMessages.changed()} about={insightsMessages.changedAbout()} lines={changed} />
  </>
)

/** What changes in the relationships of the viewer, and how introductions turn out: pictures first, then lists. */
export const InsightsScreen = () => {
  const query = useQuery(insightsQuery)
  return (
    <>
      <PageHeader title={insightsMessages.insights()}>{insightsMessages.about()}</PageHeader>
      <div className={styles.sections}>
        <Loaded
          query={query}
          what={insightsMessages.insights()}
          skeleton={<RowSkeletons rows={8} label={insightsMessages.loading()} />}
        >
          {(insights) => <Pictures insights={insights} />}
        </Loaded>
        {/* How much has changed is not known before, and what stands below would be pushed down. */}
        {query.isPending ? null : (
          <>
            {query.data && !isEmpty(query.data) ? null : <Funnel />}
            <CalibrationCharts />
            {query.data ? <Lists insights={query.data} /> : null}
            <Thanks />
            {query.data && !isEmpty(query.data) ? <InviteNext /> : null}
            <Leaderboards />
          </>
        )}
      </div>
    </>
  )
}
