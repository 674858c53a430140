import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { clsx } from 'clsx'
import { count } from '../../network/contacts/contact-words.ts'
import { StrengthSteps } from '../../network/contacts/strength-steps.tsx'
import { walkSteps } from '../../network/contacts/walk-steps.ts'
import { sentenceCase } from '../../network/search/way-words.ts'
import type { RouteOption } from './route-options.ts'

type Receipt = { formula: string; steps: Parameters<typeof walkSteps>[0]; result: number }

const Lines = ({ title, about, receipt }: { title: string; about: string; receipt: Receipt }) => {
  const isSame = Math.round(walkSteps(receipt.steps).at(-1)?.after ?? 0) === receipt.result
  return (
    <section>
      <h3>
        {title} <span className={text.figures}>{count(receipt.result)}</span>
      </h3>
      <p className={clsx(text.small, text.quiet)}>{about}</p>
      <StrengthSteps steps={receipt.steps.map((step) => ({ ...step, sentence: sentenceCase(step.sentence) }))} />
      <p className={clsx(text.small, text.quiet)}>
        Formula {receipt.formula}, {isSame ? 'recomputed just now: same' : 'the lines above do not lead to this number'}
        .
      </p>
    </section>
  )
}

/** What the numbers of a route are made of. */
export const RouteReceipts = ({ option: { name, path, connector } }: { option: RouteOption }) => {
  if (!path.receipts && !connector) return null
  return (
    <details className={styles.receipts}>
      <summary>What the numbers are made of</summary>
      <div className={styles.receiptColumns}>
        {path.receipts ? (
          <>
            <Lines
              title="Confidence"
              about="How sure it is that every tie is there."
              receipt={path.receipts.confidence}
            />
            <Lines title="Score" about="How strong the whole route is." receipt={path.receipts.score} />
          </>
        ) : null}
        {connector ? (
          <Lines
            title={`${name} as the one to ask`}
            about="Orders whom to ask for this person, and means nothing beyond."
            receipt={{ ...connector.receipt, result: connector.score }}
          />
        ) : null}
      </div>
    </details>
  )
}
