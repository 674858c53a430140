import breakdownViewStyles from '../../kit/breakdown-view.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { CompanyStanding } from '@wellmet/discovery/companies/companies.contract.ts'
import { rankWeights } from '@wellmet/discovery/companies/company-rank.rules.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { WeightStack } from '../../kit/weight-stack.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { walkSteps } from '../contacts/walk-steps.ts'

export const breakdownPanel = (id: string): string => `rank.${id}`

/** Every factor is at most 1000 before its weight. */
const most = 1000 * (rankWeights.reach + rankWeights.connector + rankWeights.density + rankWeights.fit)

const Breakdown = ({ standing: { rank, score, breakdown } }: { standing: CompanyStanding }) => {
  const holds = breakdown.result === score && walkSteps(breakdown.steps).at(-1)?.after === score
  return (
    <div className={breakdownViewStyles.breakdown}>
      <div className={breakdownViewStyles.head}>
        <span className={breakdownViewStyles.value}>{rank}</span>
        <p className={breakdownViewStyles.sentence}>
          Its place among the companies in your reach. The score behind it orders them and means nothing beyond.
        </p>
      </div>
      <section aria-label="How the score adds up">
        <h3>How the score adds up</h3>
        <WeightStack
          parts={breakdown.steps.map(({ sentence, by = 0 }) => ({ label: sentence, weight: by }))}
          value={score}
          limit={most}
        />
      </section>
      <footer className={breakdownViewStyles.foot}>
        <span>Formula {breakdown.formula}</span>
        <span className={breakdownViewStyles.verdict} data-holds={holds}>
          {holds ? (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          )}
          {holds ? 'recomputed just now: same' : `recomputed just now: the lines do not lead to ${score}`}
        </span>
      </footer>
    </div>
  )
}

type Props = { companies: readonly ({ id: string; name: string } & CompanyStanding)[] }

/** Why a company stands where it stands, at `?panel=rank.` and its id. */
export const CompanyBreakdown = ({ companies }: Props) => {
  const { panel, close } = usePanel()
  const company = companies.find(({ id }) => panel === breakdownPanel(id))
  return (
    <SidePanel opened={company !== undefined} onClose={close} title={company ? `Why ${company.name} is here` : ''}>
      {company ? <Breakdown standing={company} /> : null}
    </SidePanel>
  )
}
