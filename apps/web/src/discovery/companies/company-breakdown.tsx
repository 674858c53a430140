import breakdownViewStyles from '../../kit/breakdown-view.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { companiesMessages } from '@wellmet/discovery/companies/companies.messages.ts'
import type { CompanyStanding } from '@wellmet/discovery/companies/companies.contract.ts'
import { rankWeights } from '@wellmet/discovery/companies/company-rank.rules.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { WeightStack } from '../../kit/weight-stack.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { walkSteps } from '../../contacts/contact-page/walk-steps.ts'

export const breakdownPanel = (id: string): string => `rank.${id}`

/** Every factor is at most 1000 before its weight. */
const most = 1000 * (rankWeights.reach + rankWeights.connector + rankWeights.density + rankWeights.fit)

type Ranked = CompanyStanding & { whyRanked?: readonly string[] }

const Breakdown = ({ standing: { rank, score, breakdown, whyRanked } }: { standing: Ranked }) => {
  const holds = breakdown.result === score && walkSteps(breakdown.steps).at(-1)?.after === score
  return (
    <div className={breakdownViewStyles.breakdown}>
      <div className={breakdownViewStyles.head}>
        <span className={breakdownViewStyles.value}>{rank}</span>
        <p className={breakdownViewStyles.sentence}>{companiesMessages.rankAbout()}</p>
      </div>
      {whyRanked ? <p>{whyRanked.join(' ')}</p> : null}
      <section aria-label={companiesMessages.howScoreAddsUp()}>
        <h3>{companiesMessages.howScoreAddsUp()}</h3>
        <WeightStack
          parts={breakdown.steps.map(({ sentence, by = 0 }) => ({ label: sentence, weight: by }))}
          value={score}
          limit={most}
        />
      </section>
      <footer className={breakdownViewStyles.foot}>
        <span>{companiesMessages.formula({ formula: breakdown.formula })}</span>
        <span className={breakdownViewStyles.verdict} data-holds={holds}>
          {holds ? (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          )}
          {holds ? companiesMessages.recomputedSame() : companiesMessages.recomputedOff({ score })}
        </span>
      </footer>
    </div>
  )
}

type Props = { companies: readonly (Ranked & { id: string; name: string })[] }

/** Why a company has its rank, at `?panel=rank.` and its id. */
export const CompanyBreakdown = ({ companies }: Props) => {
  const { panel, close } = usePanel()
  const company = companies.find(({ id }) => panel === breakdownPanel(id))
  return (
    <SidePanel
      opened={company !== undefined}
      onClose={close}
      title={company ? companiesMessages.whyRanked({ name: company.name }) : ''}
    >
      {company ? <Breakdown standing={company} /> : null}
    </SidePanel>
  )
}
