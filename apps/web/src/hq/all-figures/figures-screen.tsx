import styles from './all-figures.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Figures } from '@wellmet/hq/figures/figures.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TabLink } from '../../kit/tab-link.tsx'
import {
  aiUsageQuery,
  autonomyQuery,
  costsQuery,
  healthQuery,
  kpisQuery,
  performanceQuery,
  velocityQuery,
} from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'
import { FigureChartView } from '../figures/figure-chart.tsx'
import { FigureTable } from '../figures/figure-table.tsx'
import { periods, type FiguresSearch } from './figures-search.ts'

type Query = { data: Figures | undefined; isPending: boolean; error: unknown; refetch: () => unknown }

/** Figures of one kind, and their charts. Left out for staff whose role does not include them. */
const Part = ({ title, query }: { title: string; query: Query }) =>
  query.error && toProblem(query.error).code === 'forbidden' ? null : (
    <Section title={title}>
      <Loaded query={query} what={title} skeleton={<RowSkeletons rows={4} />}>
        {({ figures, charts }) => (
          <>
            <FigureTable caption={title} figures={figures} />
            {charts.length > 0 ? (
              <div className={styles.charts}>
                {charts.map((chart) => (
                  <FigureChartView key={chart.key} chart={chart} />
                ))}
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  )

const AllFigures = ({ days }: { days: number }) => (
  <div className={styles.sections}>
    <Part title={m.kpis()} query={useQuery(kpisQuery(days))} />
    <Part title={m.velocity()} query={useQuery(velocityQuery(days))} />
    <Part title={m.health()} query={useQuery(healthQuery(days))} />
    <Part title={m.performance()} query={useQuery(performanceQuery(days))} />
    <Part title={m.costFigures()} query={useQuery(costsQuery(days))} />
    <Part title={m.aiUsage()} query={useQuery(aiUsageQuery(days))} />
    <Part title={m.autonomy()} query={useQuery(autonomyQuery(days))} />
  </div>
)

export const FiguresScreen = ({ days }: Required<FiguresSearch>) => (
  <>
    <PageHeader title={m.room()} tab={m.figures()}>
      {m.figuresAbout()}
    </PageHeader>
    <Room>
      <RoomTabs here="figures" />
      <nav className={styles.periods} aria-label={m.period()}>
        {periods.map((period) => (
          <TabLink key={period} to="/hq/figures" search={{ days: period }} isHere={period === days} replace>
            {m.periodDays({ days: period })}
          </TabLink>
        ))}
      </nav>
      <AllFigures days={days} />
    </Room>
  </>
)
