import type { Insights } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { BarRows } from './bar-rows.tsx'
import { ChartSection } from './chart-section.tsx'

const labels = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const

/** All contacts by how long ago the last contact was. */
export const WarmthBars = ({ insights: { freshness, coverage } }: { insights: Insights }) => (
  <ChartSection
    title={insightsMessages.freshness()}
    about={coverage.sentence}
    table={
      <DataTable
        caption={insightsMessages.freshness()}
        rows={labels}
        keyOf={(label) => label}
        columns={[
          {
            key: 'label',
            header: insightsMessages.lastInTouch(),
            cell: (label) => insightsMessages.freshnessDays({ label }),
          },
          {
            key: 'contacts',
            header: insightsMessages.contacts(),
            align: 'end',
            cell: (label) => formatNumber(freshness[label]),
          },
        ]}
      />
    }
  >
    <BarRows
      label={insightsMessages.freshness()}
      bars={labels.map((label) => ({
        key: label,
        label: insightsMessages.freshnessDays({ label }),
        values: [{ tone: label, value: freshness[label] }],
      }))}
    />
  </ChartSection>
)
