import styles from '../all-figures/all-figures.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@wellmet/platform/messages/formats.ts'
import type { Figures } from '@wellmet/hq/figures/figures.contract.ts'
import type { KeptForecast } from '@wellmet/hq/revenue/revenue.contract.ts'
import { toProblem } from '../../api/problem.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { FigureChartView } from '../figures/figure-chart.tsx'
import { FigureTable } from '../figures/figure-table.tsx'
import { valueWords } from '../figures/figure-words.ts'
import { forecastQuery, pipelineQuery } from '../hq.queries.ts'
import { hqScreensMessages as m } from '../hq-screens.messages.ts'
import { RoomTabs } from '../room-tabs.tsx'
import { Room } from '../staff/room.tsx'

const Shown = ({ title, figures, charts }: Figures & { title: string }) => (
  <>
    <FigureTable caption={title} figures={figures} />
    <div className={styles.charts}>
      {charts.map((chart) => (
        <FigureChartView key={chart.key} chart={chart} />
      ))}
    </div>
  </>
)

const outcomeWords = ({ isSettled, isInside, happened, unit, currency }: KeptForecast): string => {
  if (!isSettled) return m.notDueYet()
  const value = valueWords(happened, unit, currency)
  if (isInside === null) return value
  return isInside ? m.insideForecast({ value }) : m.outsideForecast({ value })
}

const KeptForecasts = ({ kept }: { kept: readonly KeptForecast[] }) => (
  <DataTable
    caption={m.keptForecasts()}
    rows={kept}
    keyOf={({ measure, currency, madeAt }) => `${measure} ${currency ?? ''} ${madeAt}`}
    columns={[
      { key: 'due', header: m.dueOn(), cell: ({ dueAt }) => formatDate(new Date(dueAt), 'dayAndYear') },
      {
        key: 'what',
        header: m.figure(),
        cell: ({ measure, currency }) =>
          measure === 'paying' ? m.paying() : m.recurring({ currency: currency ?? '' }),
      },
      {
        key: 'range',
        header: m.forecastRange(),
        align: 'end',
        cell: ({ low, high, unit, currency }) =>
          m.between({ low: valueWords(low, unit, currency), high: valueWords(high, unit, currency) }),
      },
      { key: 'happened', header: m.happenedThen(), align: 'end', cell: outcomeWords },
    ]}
  />
)

const Forecast = () => {
  const query = useQuery(forecastQuery)
  return (
    <Section title={m.forecast()}>
      <Loaded query={query} what={m.forecast()} skeleton={<RowSkeletons rows={3} />}>
        {({ madeAt, kept, ...shown }) =>
          madeAt === null ? (
            <p className={text.quiet}>{m.firstForecast()}</p>
          ) : (
            <>
              <Shown title={m.forecast()} {...shown} />
              <KeptForecasts kept={kept} />
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

const Pipeline = () => (
  <Section title={m.subscriptions()}>
    <Loaded query={useQuery(pipelineQuery)} what={m.subscriptions()} skeleton={<RowSkeletons rows={6} />}>
      {(shown) => <Shown title={m.subscriptions()} {...shown} />}
    </Loaded>
  </Section>
)

/** A server that sells nothing says so once, not in each section. */
const Revenue = () => {
  const { error } = useQuery(pipelineQuery)
  const problem = error === null ? null : toProblem(error)
  if (problem?.code === 'not_configured') return <EmptyState title={m.nothingSold()}>{problem.detail}</EmptyState>
  if (problem?.code === 'forbidden') return <EmptyState title={m.revenue()}>{m.costsNotYours()}</EmptyState>
  return (
    <div className={styles.sections}>
      <Pipeline />
      <Forecast />
    </div>
  )
}

export const RevenueScreen = () => (
  <>
    <PageHeader title={m.room()} tab={m.revenue()}>
      {m.revenueAbout()}
    </PageHeader>
    <Room>
      <RoomTabs here="revenue" />
      <Revenue />
    </Room>
  </>
)
