import styles from './receipt-view.module.css'
import text from './text.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { formatAgo } from './dates.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import { addsUp, isSame, type Receipt } from './receipt-shapes.ts'
import { WeightStack } from './weight-stack.tsx'

const verdict = (receipt: Receipt): string => {
  const when = formatAgo(receipt.recomputed.at)
  if (!addsUp(receipt)) return `recomputed ${when}: the weights do not add up to ${receipt.value}`
  return isSame(receipt) ? `recomputed ${when}: same` : `recomputed ${when}: now ${receipt.recomputed.value}`
}

/** What a number is made of: the sentence, the sum, the evidence, and proof that it still holds. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const holds = addsUp(receipt) && isSame(receipt)
  return (
    <div className={styles.receipt}>
      <div className={styles.head}>
        <span className={styles.value}>{receipt.value}</span>
        <p className={styles.sentence}>{receipt.sentence}</p>
      </div>
      <section aria-label="Weights">
        <h3>How it adds up</h3>
        <WeightStack parts={receipt.parts} value={receipt.value} />
      </section>
      <section aria-label="Evidence">
        <h3>Evidence</h3>
        {receipt.evidence.length === 0 ? (
          <p className={clsx(text.small, text.quiet)}>No evidence rows are behind this number.</p>
        ) : null}
        <ul className={styles.evidence}>
          {receipt.evidence.map((one) => (
            <li key={one.label}>
              <EvidenceChip {...one} look="line" />
            </li>
          ))}
        </ul>
      </section>
      <footer className={styles.foot}>
        <span>Formula {receipt.formula}</span>
        <span className={styles.verdict} data-holds={holds}>
          {holds ? (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          )}
          {verdict(receipt)}
        </span>
      </footer>
    </div>
  )
}
