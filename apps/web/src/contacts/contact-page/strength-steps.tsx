import styles from './strength-steps.module.css'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import type { Step } from './contact-shapes.ts'
import { effectOf, workingOf } from './step-effect.ts'
import { shownSteps, type WalkedStep } from './walk-steps.ts'

type Run = { kind: 'sum' | 'change'; steps: WalkedStep[] }

/** Lines that are added up stand together; any other line, and one that is added alone, changes what came before. */
const runsOf = (steps: readonly WalkedStep[]): Run[] => {
  const runs: Run[] = []
  for (const [at, step] of steps.entries()) {
    const isSummand = step.do === 'add' && [steps[at - 1], steps[at + 1]].some((beside) => beside?.do === 'add')
    const kind = isSummand ? 'sum' : 'change'
    const last = runs.at(-1)
    if (last?.kind === kind) last.steps.push(step)
    else runs.push({ kind, steps: [step] })
  }
  return runs
}

/** What was there before and what each line adds to it, end to end: the bar is the sum. */
const SumBar = ({ steps }: { steps: readonly WalkedStep[] }) => {
  const start = steps[0]?.before ?? 0
  const total = steps.at(-1)?.after ?? 0
  const share = (value: number): string => `${total > 0 ? (value / total) * 100 : 0}%`
  return (
    <div className={styles.bar} aria-hidden="true">
      {start > 0 ? <span data-at="before" style={{ width: share(start) }} /> : null}
      {steps.map(({ by = 0, sentence }, at) => (
        <span key={sentence} data-at={at % 4} style={{ width: share(by) }} />
      ))}
    </div>
  )
}

const Line = ({ step, at }: { step: WalkedStep; at: number | null }) => (
  <li>
    {at === null ? null : <span className={styles.key} data-at={at % 4} aria-hidden="true" />}
    <span className={styles.sentence}>
      {step.sentence}
      {workingOf(step) === null ? null : <small className={styles.working}>{workingOf(step)}</small>}
    </span>
    <strong>{effectOf(step)}</strong>
  </li>
)

/** The arithmetic in the order it is done: sums as bars, the rest as what it does to the number. */
export const StrengthSteps = ({ steps }: { steps: readonly Step[] }) => (
  <div className={styles.steps}>
    {runsOf(shownSteps(steps)).map(({ kind, steps: run }) => (
      <div key={`${kind} ${run[0]?.sentence}`} className={styles.run}>
        {kind === 'sum' ? <SumBar steps={run} /> : null}
        <ol>
          {run.map((step, at) => (
            <Line key={step.sentence} step={step} at={kind === 'sum' ? at : null} />
          ))}
        </ol>
        {kind === 'sum' ? (
          <p className={styles.total}>
            <span>
              {(run[0]?.before ?? 0) > 0
                ? relationshipsMessages.addedTo({ before: run[0]?.before ?? 0 })
                : relationshipsMessages.together()}
            </span>
            <strong>{relationshipsMessages.subtotal({ value: run.at(-1)?.after ?? 0 })}</strong>
          </p>
        ) : null}
      </div>
    ))}
  </div>
)
