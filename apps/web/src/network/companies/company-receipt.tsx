import receiptViewStyles from '../../kit/receipt-view.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { CompanyStanding } from '@wellmet/discovery/companies/companies.contract.ts'
import { rankWeights } from '@wellmet/discovery/companies/company-rank.rules.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { WeightStack } from '../../kit/weight-stack.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { walkSteps } from '../contacts/walk-steps.ts'

export const receiptPanel = (id: string): string => `rank.${id}`

/** Every factor is at most 1000 before its weight. */
const most = 1000 * (rankWeights.reach + rankWeights.connector + rankWeights.density + rankWeights.fit)

const Receipt = ({ standing: { rank, score, receipt } }: { standing: CompanyStanding }) => {
  const holds = receipt.result === score && walkSteps(receipt.steps).at(-1)?.after === score
  return (
    <div className={receiptViewStyles.receipt}>
      <div className={receiptViewStyles.head}>
        <span className={receiptViewStyles.value}>{rank}</span>
        <p className={receiptViewStyles.sentence}>
          Its place among the companies in your reach. The score behind it orders them and means nothing beyond.
        </p>
      </div>
      <section aria-label="How the score adds up">
        <h3>How the score adds up</h3>
        <WeightStack
          parts={receipt.steps.map(({ sentence, by = 0 }) => ({ label: sentence, weight: by }))}
          value={score}
          limit={most}
        />
      </section>
      <footer className={receiptViewStyles.foot}>
        <span>Formula {receipt.formula}</span>
        <span className={receiptViewStyles.verdict} data-holds={holds}>
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
export const CompanyReceipt = ({ companies }: Props) => {
  const { panel, close } = usePanel()
  const company = companies.find(({ id }) => panel === receiptPanel(id))
  return (
    <SidePanel opened={company !== undefined} onClose={close} title={company ? `Why ${company.name} is here` : ''}>
      {company ? <Receipt standing={company} /> : null}
    </SidePanel>
  )
}
