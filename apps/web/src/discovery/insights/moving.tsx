import text from '../../kit/text.module.css'
import styles from './slope-chart.module.css'
import { Link } from '@tanstack/react-router'
import type { Insights, Movement } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { inReadingOrder } from '@wellmet/platform/values/first-name.rules.ts'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { Section } from '../../kit/section.tsx'
import { ChartSection } from './chart-section.tsx'
import { SlopeChart } from './slope-chart.tsx'

const strengthWords = (strength: number | null): string =>
  strength === null ? insightsMessages.unknownThen() : formatNumber(strength)

const movingColumns = (): Column<Movement>[] => [
  {
    key: 'who',
    header: insightsMessages.who(),
    cell: ({ contact: { id, name } }) => (
      <Link to="/contacts/$id" params={{ id }} className={text.link}>
        {inReadingOrder(name)}
      </Link>
    ),
  },
  {
    key: 'days90',
    header: insightsMessages.slopeDay({ ago: 90 }),
    align: 'end',
    cell: ({ before }) => strengthWords(before.days90),
  },
  {
    key: 'days30',
    header: insightsMessages.slopeDay({ ago: 30 }),
    align: 'end',
    cell: ({ before }) => strengthWords(before.days30),
  },
  {
    key: 'now',
    header: insightsMessages.slopeDay({ ago: 0 }),
    align: 'end',
    cell: ({ strength }) => formatNumber(strength),
  },
  { key: 'sentence', header: insightsMessages.whatHappened(), cell: ({ sentence }) => sentence },
  {
    key: 'next',
    header: insightsMessages.nextStep(),
    cell: ({ contact }) => (
      <span className={styles.next}>
        <StateActionLink person={contact} />
      </span>
    ),
  },
]

/** Who gets closer and with whom the viewer loses touch, in one picture or as a table with what to do next. */
export const Moving = ({ insights: { warming, cooling } }: { insights: Insights }) => {
  const movements = [...warming, ...cooling]
  if (movements.length === 0)
    return (
      <Section title={insightsMessages.moving()}>
        <p className={text.quiet}>{insightsMessages.movingNone()}</p>
      </Section>
    )
  return (
    <ChartSection
      title={insightsMessages.moving()}
      about={insightsMessages.movingAbout()}
      table={
        <DataTable
          caption={insightsMessages.moving()}
          rows={movements}
          keyOf={({ contact }) => contact.id}
          columns={movingColumns()}
        />
      }
    >
      <SlopeChart movements={movements} />
    </ChartSection>
  )
}
