import styles from './progress-summary.module.css'
import text from './text.module.css'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { outcomesOf, type Intake, unexplained } from './intake.ts'
import { kitMessages } from './kit.messages.ts'

const progressWords = ({ state, rowsIn: rows, rowsExpected: expected }: Intake): string => {
  if (state === 'done') return kitMessages.importDone({ rows })
  if (expected === null)
    return state === 'running' ? kitMessages.importReading({ rows }) : kitMessages.importStopped({ rows })
  return state === 'running'
    ? kitMessages.importReadingOf({ rows, expected })
    : kitMessages.importStoppedOf({ rows, expected })
}

/** Progress that ends as a receipt: every row that came in is accounted for, with a reason if skipped. */
export const ProgressSummary = ({ intake }: { intake: Intake }) => {
  const outcomes = outcomesOf(intake)
  const total = intake.rowsExpected ?? intake.rowsIn
  const lost = unexplained(intake)
  return (
    <div className={styles.intake}>
      <div className={styles.head}>
        <span className={styles.title}>{intake.title}</span>
        <span className={clsx(text.small, text.quiet, text.figures)}>{progressWords(intake)}</span>
      </div>
      <progress className={text.onlySpoken} aria-label={intake.title} max={total} value={intake.rowsIn} />
      <div className={styles.track} aria-hidden="true">
        {outcomes.map(({ kind, count }) => (
          <span
            key={kind}
            className={styles.part}
            data-kind={kind}
            style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
          />
        ))}
      </div>
      <dl className={styles.counts}>
        {outcomes.map(({ kind, count }) => (
          <div key={kind}>
            <dt>
              <span className={styles.key} data-kind={kind} aria-hidden="true" />
              {kitMessages.importOutcome({ kind })}
            </dt>
            <dd className={text.figures}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {intake.skipped.length > 0 ? (
        <ul className={styles.reasons} aria-label={kitMessages.whySkipped()}>
          {intake.skipped.map(({ reason, count }) => (
            <li key={reason}>
              <span>{reason}</span>
              <span className={text.figures}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {intake.state === 'done' && lost > 0 ? (
        <p className={clsx(text.small, styles.lost)}>{kitMessages.rowsUnexplained({ count: lost })}</p>
      ) : null}
      {intake.message ? <p className={clsx(text.small, text.quiet)}>{intake.message}</p> : null}
    </div>
  )
}
