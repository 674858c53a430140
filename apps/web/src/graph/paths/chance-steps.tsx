import text from '../../kit/text.module.css'
import styles from './chance-steps.module.css'
import { clsx } from 'clsx'
import { isNotRated } from '@wellmet/graph/paths/chance-words.rules.ts'
import { type ChanceStep, chanceSteps, ofMany } from '@wellmet/graph/paths/chance-steps.rules.ts'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

type Props = {
  path: Pick<PathInFull, 'breakdown' | 'chance' | 'viaName' | 'isRated' | 'pastAsks'>
  target: { name: string }
}

const leastShown = 0.005

/** What would have to happen, as one bar for each step; the figures are text beside it, and the bar says nothing else. */
export const ChanceSteps = ({ path, target: { name } }: Props) => {
  const steps = chanceSteps(path)
  const isRated = !isNotRated(path)
  const connector = firstName(path.viaName ?? '')
  const target = firstName(name)
  const wordsOf = (step: ChanceStep) =>
    step.step === 'connector'
      ? pathsMessages.stepConnector({ connector, target, doubt: step.doubt })
      : step.step === 'target'
        ? pathsMessages.stepTarget({ target, of: path.viaName === null ? 'reply' : 'conversation', doubt: step.doubt })
        : pathsMessages.stepConversation()
  const [first] = steps
  const {
    of,
    counts: [agreed = 0, led = 0],
  } = path.viaName === null ? ofMany(path.chance) : ofMany(first?.share ?? 0, path.chance)
  return (
    <section className={styles.chance} aria-label={pathsMessages.chanceInSteps()}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.step} className={styles.step} data-step={step.step} data-rated={isRated}>
            <span className={styles.track} aria-hidden="true">
              {isRated ? <span className={styles.fill} style={{ width: `${Math.max(1, step.share * 100)}%` }} /> : null}
            </span>
            <span className={clsx(styles.share, text.figures)}>
              {!isRated
                ? pathsMessages.stepUnknown()
                : step.share < leastShown
                  ? pathsMessages.stepUnderOne()
                  : pathsMessages.factorShare({ share: step.share })}
            </span>{' '}
            <span className={styles.words}>{wordsOf(step)}</span>
          </li>
        ))}
      </ol>
      <p className={clsx(text.small, text.quiet, text.figures)}>
        {!isRated
          ? pathsMessages.notRatedBecause()
          : path.viaName === null
            ? pathsMessages.ofRepliesInMany({ of, replies: agreed, asks: path.pastAsks })
            : pathsMessages.ofAsksInMany({ of, connector, yeses: agreed, conversations: led, asks: path.pastAsks })}
      </p>
    </section>
  )
}
