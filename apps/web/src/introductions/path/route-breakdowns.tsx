import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { clsx } from 'clsx'
import { count } from '../../network/contacts/contact-words.ts'
import { StrengthSteps } from '../../network/contacts/strength-steps.tsx'
import { walkSteps } from '../../network/contacts/walk-steps.ts'
import { sentenceCase } from '../../network/search/path-words.ts'
import type { RouteOption } from './route-options.ts'

type Breakdown = { formula: string; steps: Parameters<typeof walkSteps>[0]; result: number }

const Lines = ({ title, about, breakdown }: { title: string; about: string; breakdown: Breakdown }) => {
  const isSame = Math.round(walkSteps(breakdown.steps).at(-1)?.after ?? 0) === breakdown.result
  return (
    <section>
      <h3>
        {title} <span className={text.figures}>{count(breakdown.result)}</span>
      </h3>
      <p className={clsx(text.small, text.quiet)}>{about}</p>
      <StrengthSteps steps={breakdown.steps.map((step) => ({ ...step, sentence: sentenceCase(step.sentence) }))} />
      <p className={clsx(text.small, text.quiet)}>
        Formula {breakdown.formula},{' '}
        {isSame ? 'recomputed just now: same' : 'the lines above do not lead to this number'}.
      </p>
    </section>
  )
}

/** What the numbers of a route are made of. */
export const RouteBreakdowns = ({ option: { name, path, connector } }: { option: RouteOption }) => {
  if (!path.breakdowns && !connector) return null
  return (
    <details className={styles.breakdowns}>
      <summary>What the numbers are made of</summary>
      <div className={styles.breakdownColumns}>
        {path.breakdowns ? (
          <>
            <Lines
              title="Confidence"
              about="How sure it is that every tie is there."
              breakdown={path.breakdowns.confidence}
            />
            <Lines title="Score" about="How strong the whole route is." breakdown={path.breakdowns.score} />
          </>
        ) : null}
        {connector ? (
          <Lines
            title={`${name} as the one to ask`}
            about="Orders whom to ask for this person, and means nothing beyond."
            breakdown={{ ...connector.breakdown, result: connector.score }}
          />
        ) : null}
      </div>
    </details>
  )
}
