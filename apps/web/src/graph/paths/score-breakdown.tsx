import text from '../../kit/text.module.css'
import styles from './score-breakdown.module.css'
import { clsx } from 'clsx'
import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { Disclosure } from '../../kit/disclosure.tsx'

type Props = { path: Pick<PathInFull, 'breakdown' | 'chance' | 'viaName'>; target: { name: string } }

/** The factors of a chance, each with what it rests on. Multiplied they are the number that is shown. */
export const ScoreBreakdown = ({ path: { breakdown, chance, viaName }, target }: Props) => (
  <Disclosure summary={pathsMessages.whyThisScore()}>
    <ul className={styles.factors}>
      {breakdown.map(({ factor, share, explanations }) => (
        <li key={factor}>
          <h4>
            {viaName === null
              ? pathsMessages.factorDirect({ factor, target: target.name })
              : pathsMessages.factor({ factor, connector: viaName, target: target.name })}
            <span className={text.figures}>{pathsMessages.factorShare({ share })}</span>
          </h4>
          <ul className={clsx(text.small, text.quiet)}>
            {explanations.map((explanation) => (
              <li key={explanation.text}>{renderMessage(explanation)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    <p className={clsx(text.small, text.quiet, text.figures)}>
      {pathsMessages.factorProduct({
        product: breakdown.map(({ share }) => pathsMessages.factorShare({ share })).join(' × '),
        share: chance,
        size: chance < 0.01 ? 'small' : 'usual',
      })}
    </p>
    <p className={clsx(text.small, styles.help)}>
      <a className={text.link} href="/help/how-wellmet-counts.html">
        {pathsMessages.howWellmetCounts()}
      </a>
    </p>
  </Disclosure>
)
