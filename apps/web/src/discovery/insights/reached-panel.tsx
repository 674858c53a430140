import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { cameOfIt } from '../earlier-asks/came-of-it.ts'
import { formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Rows } from '../../kit/rows.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { type FunnelStep, funnelSteps, reachedQuery } from './insights.queries.ts'

export const reachedPanel = (step: FunnelStep): string => `reached.${step}`

const Reached = ({ step }: { step: FunnelStep }) => (
  <Loaded
    query={useQuery(reachedQuery(step))}
    what={insightsMessages.funnelStep({ step })}
    skeleton={<RowSkeletons rows={4} />}
  >
    {({ items }) => (
      <Rows label={insightsMessages.funnelStep({ step })} items={items} keyOf={({ requestId }) => requestId}>
        {({ requestId, target, connector, stage, introduced, askedAt }) => (
          <p>
            <Link to="/introductions" search={{ tab: 'all', request: requestId }} className={text.link}>
              {target.name}
            </Link>{' '}
            <span className={clsx(text.small, text.quiet)}>
              {[connector.name, formatDay(askedAt), cameOfIt({ stage, introduced })].join(' · ')}
            </span>
          </p>
        )}
      </Rows>
    )}
  </Loaded>
)

/** The requests behind a figure of the funnel, at `?panel=reached.` and its step. */
export const ReachedPanel = () => {
  const { panel, close } = usePanel()
  const step = funnelSteps.find((one) => panel === reachedPanel(one))
  return (
    <SidePanel opened={step !== undefined} onClose={close} title={step ? insightsMessages.funnelStep({ step }) : ''}>
      {step ? <Reached step={step} /> : null}
    </SidePanel>
  )
}
