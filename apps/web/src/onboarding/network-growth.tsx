import styles from './onboarding.module.css'
import text from '../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Acquisition, ConversionStep } from '@wellmet/introductions/network-growth/network-growth.contract.ts'
import { networkGrowthMessages as m } from '@wellmet/introductions/network-growth/network-growth.messages.ts'
import { dependsOn } from '../api/depends-on.ts'
import { type Column, DataTable } from '../kit/data-table.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Notice } from '../kit/notice.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'

const conversionQuery = dependsOn('contacts', 'invitations', 'members', 'requests').queryOptions(
  'get',
  '/api/network/conversion',
  { params: { query: { days: 90 } } },
)
const acquisitionQuery = dependsOn('contacts', 'invitations', 'members', 'requests').queryOptions(
  'get',
  '/api/network/acquisition',
)

const Counted = ({ step, happened, n, low, high }: ConversionStep) => {
  if (happened === null || n === null) return <span className={text.quiet}>{m.hiddenStep()}</span>
  if (step === 'sent') return <span className={text.figures}>{m.sent({ sent: n })}</span>
  return (
    <span className={text.figures}>
      {m.count({ happened, n })}
      {low === null || high === null ? null : (
        <span className={clsx(text.small, text.quiet)}> {m.bounds({ low, high })}</span>
      )}
    </span>
  )
}

const stepColumns = (): readonly Column<ConversionStep>[] => [
  { key: 'step', header: m.stepHeader(), cell: ({ step }) => m.step({ step }) },
  { key: 'count', header: m.countHeader(), cell: (step) => <Counted {...step} /> },
]

const Conversion = () => {
  const query = useQuery(conversionQuery)
  return (
    <Section
      title={m.conversion()}
      about={query.data ? m.conversionAbout({ from: new Date(query.data.from) }) : undefined}
    >
      <Loaded query={query} what={m.theNumbers()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
        {({ steps, waiting, notice }) => (
          <div className={styles.suggestions}>
            {notice ? <Notice notice={notice} /> : null}
            {notice?.code === 'nothing_sent' ? null : (
              <>
                <DataTable caption={m.conversion()} rows={steps} keyOf={({ step }) => step} columns={stepColumns()} />
                <p className={clsx(text.small, text.quiet)}>{m.waiting({ waiting })}</p>
              </>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  )
}

type Way = Acquisition['ways'][number]

const wayColumns = (): readonly Column<Way>[] => [
  { key: 'way', header: m.wayHeader(), cell: ({ way, by }) => m.way({ way, by: by ?? '' }) },
  { key: 'members', header: m.membersHeader(), align: 'end', cell: ({ members }) => m.members({ members }) },
]

const Ways = () => (
  <Section title={m.acquisition()}>
    <Loaded
      query={useQuery(acquisitionQuery)}
      what={m.theNumbers()}
      skeleton={<RowSkeletons rows={2} label={m.loading()} />}
    >
      {({ ways }) => (
        <DataTable
          caption={m.acquisition()}
          rows={ways}
          keyOf={({ way, by }) => `${way} ${by ?? ''}`}
          columns={wayColumns()}
        />
      )}
    </Loaded>
  </Section>
)

/** For admins: what became of invitations, and how the members came. */
export const NetworkGrowth = () => (
  <>
    <Conversion />
    <Ways />
  </>
)
