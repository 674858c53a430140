import styles from './kit-page.module.css'
import { clsx } from 'clsx'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { EvidenceChip } from '../kit/evidence-chip.tsx'
import { FreshnessLabel } from '../kit/freshness-label.tsx'
import { Probability } from '../kit/probability.tsx'
import { ProgressSummary } from '../kit/progress-summary.tsx'
import { Section } from '../kit/section.tsx'
import { SourceLabel } from '../kit/source-label.tsx'
import { StrengthBar } from '../kit/strength-bar.tsx'
import { WarmthScale } from '../kit/warmth-scale.tsx'
import { imported, importing, stopped } from './sample-facts.ts'

const seen = addDays(new Date(), -6).toISOString()

export const MeasureSamples = ({ onBreakdown }: { onBreakdown: (name: string) => void }) => (
  <>
    <Section title="Measures" about="Unknown is not zero, and a probability never stands without its n.">
      <div className={styles.grid}>
        <div className={clsx(styles.card, styles.list)}>
          <StrengthBar strength={82} />
          <StrengthBar strength={31} />
          <StrengthBar strength={0} />
          <StrengthBar strength={null} />
        </div>
        <div className={clsx(styles.card, styles.list)}>
          <Probability
            chance={{ share: 0.62, n: 48, low: 0.51, high: 0.72 }}
            onBreakdown={() => onBreakdown('receipt')}
          />
          <Probability chance={{ share: 0.4, n: 5 }} />
          <Probability chance={{ share: 0, n: 12 }} />
          <Probability chance={{ share: null, n: 0 }} />
        </div>
        <div className={clsx(styles.card, styles.list)}>
          <FreshnessLabel label="fresh" at={seen} />
          <FreshnessLabel label="warm" />
          <FreshnessLabel label="cooling" />
          <FreshnessLabel label="dormant" at="2025-02-11T00:00:00Z" />
          <FreshnessLabel label="unknown" />
        </div>
        <div className={clsx(styles.card, styles.list)}>
          <SourceLabel source="graph" />
          <SourceLabel source="database" />
          <SourceLabel source="pdl" />
        </div>
        <div className={clsx(styles.card, styles.list)}>
          <EvidenceChip label="14 mails, both ways" at={seen} source="mail" />
          <EvidenceChip label="both at Acme 2019–21, 60 people" source="work" />
          <EvidenceChip label="connected" at="2022-03-02T00:00:00Z" source="linkedin" />
        </div>
      </div>
    </Section>
    <Section title="Warmth scale">
      <div className={styles.grid}>
        <WarmthScale at="warm" />
        <WarmthScale at="unknown" />
      </div>
    </Section>
    <Section title="Progress with its receipt">
      <div className={styles.grid}>
        {[importing, imported, stopped].map((intake) => (
          <div key={intake.state} className={styles.card}>
            <ProgressSummary intake={intake} />
          </div>
        ))}
      </div>
    </Section>
  </>
)
