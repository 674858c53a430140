import styles from './insights-screen.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Section } from '../../kit/section.tsx'

/** `note`: what the numbers mean, below the chart and below the table. */
type Props = { title: string; about: string; note?: string | undefined; table: ReactNode; children: ReactNode }

/** A chart, or the table with the same numbers. */
export const ChartSection = ({ title, about, note, table, children }: Props) => {
  const [asTable, setAsTable] = useState(false)
  return (
    <Section
      title={title}
      about={about}
      actions={
        <Button
          variant="default"
          aria-label={asTable ? insightsMessages.chartNamed({ title }) : insightsMessages.tableNamed({ title })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? insightsMessages.showAsChart() : insightsMessages.showAsTable()}
        </Button>
      }
    >
      {asTable ? table : <div className={styles.card}>{children}</div>}
      {note ? <p className={clsx(text.small, text.quiet, styles.note)}>{note}</p> : null}
    </Section>
  )
}
