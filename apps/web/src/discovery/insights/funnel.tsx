import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { sharingStep } from '@wellmet/introductions/outcomes/shared-outcomes.rules.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { BarRows } from './bar-rows.tsx'
import { ChartSection } from './chart-section.tsx'
import { type FunnelStep, funnelSteps as steps, outcomesQuery } from './insights.queries.ts'
import { ReachedPanel, reachedPanel } from './reached-panel.tsx'

/** A figure that opens what it counts. */
const Figure = ({ step, value }: { step: FunnelStep; value: number }) => (
  <Link
    to="."
    search={(search) => ({ ...search, panel: reachedPanel(step) })}
    resetScroll={false}
    className={text.link}
    aria-label={insightsMessages.funnelFigure({ step: insightsMessages.funnelStep({ step }), count: value })}
  >
    {formatNumber(value)}
  </Link>
)

const Legend = () => (
  <p className={clsx(styles.legend, text.small, text.quiet)}>
    <span data-tone="mine">{insightsMessages.mine()}</span>
    <span data-tone="workspace">{insightsMessages.workspace()}</span>
  </p>
)

const teammatesCount = (): string =>
  insightsMessages.teammatesCount({ step: sharingStep.outcomes, askers: sharingStep.askers })

/** Of teammates only full steps are counted, so that there may be more. */
const workspaceFigure = (count: number): string => insightsMessages.workspaceFigure({ count })

const figureOf = (mine: Record<FunnelStep, number>) => (step: FunnelStep) => <Figure step={step} value={mine[step]} />

/** How far requests come: the viewer's own, and those of the workspace where enough others have asked. */
export const Funnel = () => (
  <Loaded query={useQuery(outcomesQuery)} what={insightsMessages.funnel()} skeleton={<RowSkeletons rows={4} />}>
    {({ mine, workspace, notice }) =>
      mine.totals.asked === 0 && workspace === null ? (
        <Section title={insightsMessages.funnel()}>
          <EmptyState
            title={insightsMessages.funnelEmpty()}
            next={<LinkButton to="/search/people">{insightsMessages.askSomeone()}</LinkButton>}
          >
            {insightsMessages.funnelNone()}
          </EmptyState>
        </Section>
      ) : (
        <ChartSection
          title={insightsMessages.funnel()}
          about={insightsMessages.funnelAbout()}
          note={workspace ? teammatesCount() : undefined}
          table={
            <DataTable
              caption={insightsMessages.funnel()}
              rows={steps}
              keyOf={(step) => step}
              columns={[
                { key: 'step', header: insightsMessages.step(), cell: (step) => insightsMessages.funnelStep({ step }) },
                {
                  key: 'mine',
                  header: insightsMessages.mine(),
                  align: 'end',
                  cell: figureOf(mine.funnel),
                },
                ...(workspace
                  ? [
                      {
                        key: 'workspace',
                        header: insightsMessages.workspace(),
                        align: 'end' as const,
                        cell: (step: FunnelStep) => workspaceFigure(workspace.funnel[step]),
                      },
                    ]
                  : []),
              ]}
            />
          }
        >
          {workspace ? <Legend /> : null}
          <BarRows
            label={insightsMessages.funnel()}
            bars={steps.map((step) => ({
              key: step,
              label: insightsMessages.funnelStep({ step }),
              values: [
                { tone: 'mine', value: mine.funnel[step], shown: figureOf(mine.funnel)(step) },
                ...(workspace
                  ? [
                      {
                        tone: 'workspace',
                        value: workspace.funnel[step],
                        shown: workspaceFigure(workspace.funnel[step]),
                      },
                    ]
                  : []),
              ],
            }))}
          />
          <ReachedPanel />
          {notice ? (
            <p className={clsx(text.small, text.quiet, styles.note)}>
              {notice.message} {notice.next}
            </p>
          ) : null}
        </ChartSection>
      )
    }
  </Loaded>
)
