import text from '../../kit/text.module.css'
import styles from './score-breakdown.module.css'
import { clsx } from 'clsx'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { isNotRated } from '@wellmet/graph/paths/chance-words.rules.ts'
import { chanceOfSteps } from '@wellmet/graph/outcome-model/learning.rules.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { Disclosure } from '../../kit/disclosure.tsx'

type Props = { path: Pick<PathInFull, 'breakdown' | 'viaName' | 'isRated'>; target: { name: string } }

/** The factors of a chance, each with what it rests on. `ChanceSteps` shows what they come to. */
export const ScoreBreakdown = ({ path, target }: Props) => {
  const { breakdown, viaName } = path
  return (
    <Disclosure summary={pathsMessages.whyThisScore()}>
      <ul className={styles.factors}>
        {breakdown.map(({ factor, share, steps = [], explanations }) => (
          <li key={factor}>
            <h4>
              {viaName === null
                ? pathsMessages.factorDirect({ factor, target: target.name })
                : pathsMessages.factor({ factor, connector: viaName, target: target.name })}
              <span className={text.figures}>{pathsMessages.factorShare({ share })}</span>
            </h4>
            <ul className={clsx(text.small, text.quiet)}>
              {steps.length > 1 ? (
                <li className={styles.step}>
                  <span />
                  <span>{pathsMessages.shareAfter()}</span>
                </li>
              ) : null}
              {steps.length > 1
                ? steps.map(({ by, explanation }, at) => (
                    <li key={by} className={styles.step}>
                      {renderMessage(explanation)}
                      <span className={text.figures}>
                        {pathsMessages.soFar({ share: chanceOfSteps(steps.slice(0, at + 1)) })}
                      </span>
                    </li>
                  ))
                : null}
              {explanations.map((explanation) => (
                <li key={explanation.text}>{renderMessage(explanation)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isNotRated(path) ? <p className={clsx(text.small, text.quiet)}>{pathsMessages.sharesOrderOnly()}</p> : null}
      <p className={clsx(text.small, styles.help)}>
        <a className={text.link} href="/help/how-wellmet-counts.html">
          {pathsMessages.howWellmetCounts()}
        </a>
      </p>
    </Disclosure>
  )
}
