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
import { ContactLines, movementLines } from './moving.tsx'
import { Thanks } from './thanks.tsx'
import { WarmthBars } from './warmth-bars.tsx'

const Relationships = ({ insights }: { insights: Insights }) => {
  const { warming, cooling, changed, goingQuiet, coverage, note } = insights
  if (insights.contacts === 0)
    return (
      <EmptyState
        title={coverage.sentence}
        next={<LinkButton to="/access">{insightsMessages.importContacts()}</LinkButton>}
      >
        {coverage.next}
      </EmptyState>
    )
  return (
    <>
      <ContactLines
        title={insightsMessages.warming()}
        about={insightsMessages.warmingAbout()}
        none={insightsMessages.warmingNone()}
        lines={movementLines(warming)}
      />
      <ContactLines
        title={insightsMessages.cooling()}
        about={insightsMessages.coolingAbout()}
        none={insightsMessages.coolingNone()}
        lines={movementLines(cooling)}
      />
      {goingQuiet.length > 0 ? (
        <ContactLines
          title={insightsMessages.goingQuiet()}
          about={insightsMessages.goingQuietAbout()}
          none={insightsMessages.coolingNone()}
          lines={goingQuiet}
        />
      ) : null}
      <ContactLines
        title={insightsMessages.changed()}
        about={insightsMessages.changedAbout()}
        none={insightsMessages.changedNone()}
        lines={changed}
      />
      <WarmthBars insights={insights} />
      {note ? <p className={clsx(text.small, text.quiet)}>{note}</p> : null}
    </>
  )
}

/** What changes in the relationships of the viewer, and how introductions turn out. */
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
          {(insights) => <Relationships insights={insights} />}
        </Loaded>
        {/* How much has changed is not known before, and what stands below would be pushed down. */}
        {query.isPending ? null : (
          <>
            <Thanks />
            {query.data?.contacts === 0 ? null : <InviteNext />}
            <Funnel />
            <CalibrationCharts />
            <Leaderboards />
          </>
        )}
      </div>
    </>
  )
}
