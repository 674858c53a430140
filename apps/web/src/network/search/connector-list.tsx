import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { clsx } from 'clsx'
import type { Connector } from '@wellmet/graph/paths/paths.contract.ts'
import { count } from '../contacts/contact-words.ts'
import { StrengthSteps } from '../contacts/strength-steps.tsx'
import { walkSteps } from '../contacts/walk-steps.ts'

const kindWords = { member: 'shares their network with you', contact: 'a contact of yours' } as const

const verdict = ({ breakdown, score }: Connector): string =>
  walkSteps(breakdown.steps).at(-1)?.after === score
    ? 'recomputed just now: same'
    : 'recomputed just now: the lines above do not lead to this number'

/** Whom to ask, best first. The score only orders them, so the place is shown and the score is in the receipt. */
export const ConnectorList = ({ connectors }: { connectors: readonly Connector[] }) => (
  <section aria-label="Whom to ask">
    <h3>Whom to ask</h3>
    <ol className={styles.list}>
      {connectors.map((connector, at) => (
        <li key={connector.id}>
          <details>
            <summary>
              <span className={styles.name}>
                {at + 1}. {connector.name}
              </span>
              <span className={text.quiet}>{kindWords[connector.kind]}</span>
            </summary>
            <StrengthSteps steps={connector.breakdown.steps} />
            <p className={clsx(text.small, text.quiet, text.figures)}>
              Score {count(connector.score)}. It orders whom to ask for this person and means nothing beyond. Formula{' '}
              {connector.breakdown.formula}, {verdict(connector)}.
            </p>
          </details>
        </li>
      ))}
    </ol>
  </section>
)
