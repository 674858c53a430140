import styles from './insights-screen.module.css'
import { Button } from '@mantine/core'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { type ReactNode, useState } from 'react'
import { Section } from '../../kit/section.tsx'

type Props = { title: string; about: string; table: ReactNode; children: ReactNode }

/** A chart, or the table with the same numbers. */
export const ChartSection = ({ title, about, table, children }: Props) => {
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
    </Section>
  )
}
