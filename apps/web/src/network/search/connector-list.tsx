import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { clsx } from 'clsx'
import type { Connector } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { StrengthSteps } from '../contacts/strength-steps.tsx'
import { walkSteps } from '../contacts/walk-steps.ts'

const scoreWords = ({ breakdown: { steps, formula }, score }: Connector): string => {
  const isSame = walkSteps(steps).at(-1)?.after === score
  return (isSame ? pathsMessages.connectorScore : pathsMessages.connectorScoreOff)({ score, formula })
}

/** Who to ask, best first. The score only orders them, so the rank is shown and the score is in the breakdown. */
export const ConnectorList = ({ connectors }: { connectors: readonly Connector[] }) => (
  <section aria-label={pathsMessages.whoToAsk()}>
    <h3>{pathsMessages.whoToAsk()}</h3>
    <ol className={styles.list}>
      {connectors.map((connector, at) => (
        <li key={connector.id}>
          <details>
            <summary>
              <span className={styles.name}>{pathsMessages.connectorRank({ rank: at + 1, name: connector.name })}</span>
              <span className={text.quiet}>{pathsMessages.connectorKind({ kind: connector.kind })}</span>
            </summary>
            <StrengthSteps steps={connector.breakdown.steps} />
            <p className={clsx(text.small, text.quiet, text.figures)}>{scoreWords(connector)}</p>
          </details>
        </li>
      ))}
    </ol>
  </section>
)
