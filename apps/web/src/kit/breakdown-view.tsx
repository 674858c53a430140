import styles from './breakdown-view.module.css'
import text from './text.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { formatAgo } from './dates.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import { addsUp, isSame, type Breakdown } from './breakdown-shapes.ts'
import { WeightStack } from './weight-stack.tsx'
import { kitMessages } from './kit.messages.ts'

const verdict = (breakdown: Breakdown): string => {
  const { value, recomputed } = breakdown
  const when = formatAgo(recomputed.at)
  if (!addsUp(breakdown)) return kitMessages.recomputedOff({ when, value })
  return isSame(breakdown)
    ? kitMessages.recomputedSame({ when })
    : kitMessages.recomputedChanged({ when, value: recomputed.value })
}

/** What a number is made of: the sentence, the sum, the evidence, and proof that it still holds. */
export const BreakdownView = ({ breakdown }: { breakdown: Breakdown }) => {
  const holds = addsUp(breakdown) && isSame(breakdown)
  return (
    <div className={styles.breakdown}>
      <div className={styles.head}>
        <span className={styles.value}>{breakdown.value}</span>
        <p className={styles.sentence}>{breakdown.sentence}</p>
      </div>
      <section aria-label={kitMessages.weights()}>
        <h3>{kitMessages.howItAddsUp()}</h3>
        <WeightStack parts={breakdown.parts} value={breakdown.value} />
      </section>
      <section aria-label={kitMessages.evidence()}>
        <h3>{kitMessages.evidence()}</h3>
        {breakdown.evidence.length === 0 ? (
          <p className={clsx(text.small, text.quiet)}>{kitMessages.noEvidenceRows()}</p>
        ) : null}
        <ul className={styles.evidence}>
          {breakdown.evidence.map((one) => (
            <li key={one.label}>
              <EvidenceChip {...one} look="line" />
            </li>
          ))}
        </ul>
      </section>
      <footer className={styles.foot}>
        <span>{kitMessages.formula({ name: breakdown.formula })}</span>
        <span className={styles.verdict} data-holds={holds}>
          {holds ? (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          )}
          {verdict(breakdown)}
        </span>
      </footer>
    </div>
  )
}
